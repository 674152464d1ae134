// A form with an address of its own, whose answers only a script fills; more comes when one reaches the end.
const q = new URLSearchParams(location.search).get('q') || '';
let page = 0, pages = 1, busy = false;
root().innerHTML = `<form action="/find" method="get"><label>Search books <input name="q" value="${esc(q)}"></label><button>Search</button></form><div id="list" style="min-height:1000px"></div>`;
const more = async () => {
  if (busy || page >= pages || !q) return;
  busy = true; page += 1;
  const found = await ask(q, page); pages = found.pages;
  for (const b of found.books) document.getElementById('list').appendChild(el(`<div class="row" style="min-height:120px"><b>${esc(b.title)}</b>${facts(b)}</div>`));
  if (!found.total) document.getElementById('list').textContent = 'No results';
  busy = false;
};
window.addEventListener('scroll', () => { if (window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 50) more(); });
more();
