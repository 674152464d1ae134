from __future__ import annotations

import pytest

from crawler.harvest.several import parted


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Ann Lee; Bob Ray", ["Ann Lee", "Bob Ray"]),
        ("Lee, Ann & Ray, Bob (eds.)", ["Lee, Ann", "Ray, Bob"]),
        ("Laura B. Weber, Anna C. Piakeil and Paul Ray", ["Laura B. Weber", "Anna C. Piakeil", "Paul Ray"]),
        ("by Paul Ray (author); Wilma Oost (translator)", ["Paul Ray", "Wilma Oost"]),
        ("Smith J, Doe AB, de la Cruz MB", ["Smith J", "Doe AB", "de la Cruz MB"]),
        ("Lee, Ann, Ray, Bob", ["Lee, Ann", "Ray, Bob"]),
        ("Françoise D. Hartmann, Lucía Ivanova", ["Françoise D. Hartmann", "Lucía Ivanova"]),
        ("Lee, A., Ray, B., & Fox, C.", ["Lee, A.", "Ray, B.", "Fox, C."]),
        ("张三、李四", ["张三", "李四"]),
        ("李丽若 / 王明", ["李丽若", "王明"]),
        ("佐藤太郎，鈴木花子", ["佐藤太郎", "鈴木花子"]),
        ("Ann Lee et al.", ["Ann Lee"]),
    ],
)
def test_names_of_several_people_are_told_apart(text: str, names: list[str]) -> None:
    assert parted(text) == names


@pytest.mark.parametrize(
    "text",
    [
        "Lee, Ann",
        "García Márquez, Gabriel José",
        "Smith & Sons",
        "Ministry of Health and Welfare",
        "United Nations, Department of Economic Affairs",
        "Bill and Melinda Gates",
        "Martin Luther King, Jr.",
        "[美]约翰·史密斯",
        "Anonymous",
        ";",
        "",
    ],
)
def test_one_name_stays_whole(text: str) -> None:
    assert parted(text) == [text]


def test_long_texts_are_read_in_bounded_time() -> None:
    for text in ("A b " * 5_000, "Lee, Ann, " * 2_000, "x" * 20_000, "(ed " * 5_000, "Ann Lee and " * 2_000):
        assert parted(text)
