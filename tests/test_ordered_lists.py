"""Links that order or narrow a list are followed though robots are bid not to; those that order a thing are not."""

from __future__ import annotations

import pytest

from crawler.links import harmful


@pytest.mark.parametrize(
    "address",
    [
        "/c/bags?order=price_asc&color=red", "/forum/3?sort=title&order=asc", "/c?sortby=orders&dir=desc", "/c?order_by=votes",
        "/find?q=order+of+merit&page=2", "/tags?tag=vote&page=2",
    ],
)  # fmt: skip
def test_a_list_in_another_order_is_harmless(address: str) -> None:
    assert harmful(f"http://site.example{address}", "2", "nofollow", here="http://site.example/c") is None


@pytest.mark.parametrize(
    "address",
    [
        "/order?item=7",
        "/x?order=7",
        "/x?order=now",
        "/x?order=true",
        "/x?order",
        "/c?order=price&what=buy",
        "/c/order/7?order=asc",
        "/x?do=vote&order=asc",
        "/q/7?vote=up",
    ],
)
def test_what_orders_a_thing_is_not(address: str) -> None:
    assert harmful(f"http://site.example{address}", "2", "nofollow", here="http://site.example/c") == "an action"
