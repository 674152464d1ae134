"""Things that are called like deeds are looked at where they stand among things; deeds in such folders are not done."""

from __future__ import annotations

import pytest

from crawler.links import harmful

HERE = "http://site.example/list"


@pytest.mark.parametrize(
    "path, text",
    [
        ("/products/delete-key-keyboard", "Keyboard with large delete key"), ("/tags/shopping-cart", "shopping cart"),
        ("/produkte/einkaufswagen-chip-metall", "Einkaufswagen-Chip aus Metall"), ("/species/basket-willow", "Basket willow"),
        ("/songs/delete-forever", "Delete Forever - A Singer"), ("/lyrics/delete-you", "Delete You"),
        ("/job/delete-clerk-4411", "Delete clerk"), ("/vacancies/order-picker", "Order picker"),
        ("/2020/11/delete-culture", "Delete culture and its critics"),
        ("/2019/3/14/shopping-cart", "The shopping cart at eighty"),
        ("/ksiazka/koszyk-sliwek", "Koszyk śliwek"), ("/bog/kurv-af-pil", "Kurv af pil"), ("/kitap/sepet-dolusu", "Sepet dolusu"),
        ("/register/charities/202918", "A Trust"), ("/journals/12/archive", "Archive"), ("/magazine/7/archive", "Archive"),
        ("/t/1", "Close Your Eyes"), ("/t/2", "Clear my mind"), ("/t/3", "Reset Your Life"), ("/t/4", "Darme de tus manos"),
    ],
)  # fmt: skip
def test_a_thing_is_looked_at(path: str, text: str) -> None:
    assert harmful(f"http://site.example{path}", text, here=HERE) is None


@pytest.mark.parametrize(
    "path, text",
    [
        ("/products/delete-product", "Delete product"), ("/products/buy-the-hobbit", "Buy The Hobbit"),
        ("/products/add-to-cart", "Add to cart"), ("/product/delete-key-keyboard", "Delete"), ("/tags/delete-tag", "Delete tag"),
        ("/jobs/delete-job", "Delete job"), ("/jobs/delete-search", "Delete search"), ("/jobs/cancel-order", "Cancel order"),
        ("/posts/delete-forever", "Delete forever"), ("/species/basket-willow?add=1&do=vote", "Basket willow"),
        ("/products/7/delete", "Keyboard with a delete key"), ("/songs/delete-this", "Delete this"),
        ("/register/charities/202918", "Join"), ("/register/charities/202918", "Sign up"), ("/register/users/7", "Ann"),
        ("/2020/11/vote-now", "Vote now for the best book"), ("/2020/11/delete", "Delete"),
        ("/2020/7/delete-draft", "Delete draft"), ("/11/delete-culture", "Delete culture and its critics"),
        ("/articles/delete-comment", "The delete comment"), ("/species/vote-smith", "Please vote Smith"),
        ("/register/charities/new", "A Trust"), ("/item/5/archive", "Archive"),
    ],
)  # fmt: skip
def test_a_deed_among_things_is_not_done(path: str, text: str) -> None:
    assert harmful(f"http://site.example{path}", text, here=HERE) is not None
