from __future__ import annotations

import json
import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knowledge.domain import Domain, load_domain, parse_domain
from knowledge.matching import Matcher
from knowledge.sampling import Column, Knowledge
from knowledge.words import STOP_CONFIDENCE, instances, split, words

BARE = parse_domain(
    """
name: bare
title: Bare
attributes:
  - {name: title, aliases: [书名], type: text}
  - {name: author, aliases: [writer, 作者], type: name, multiple: true}
  - {name: venue, aliases: [journal], type: enum}
  - {name: year, aliases: [], type: year}
identity: [title]
instances: {venue: [Nature, Science, {value: Cell, confidence: 0.4}]}
"""
)


def test_case_1_a_key_equal_to_a_name_or_alias_gives_w_1() -> None:
    known = Knowledge(BARE)
    drawn = known.sample(
        [[("Writer:", "Ann Lee"), ("书名", "Green Tea")], [("Writer:", "Bo Ek"), ("书名", "Tea Time")]]
    )
    assert drawn == {
        "author": [("Ann Lee", 1.0), ("Bo Ek", 1.0)],
        "title": [("green", 1.0), ("tea", 1.0), ("time", 1.0)],
    }
    assert known.column_attribute("作者", ["x"]) == Column("author", 1.0, 1)


def test_case_2_takes_the_field_with_most_known_values() -> None:
    known = Knowledge(BARE)
    records = [
        [("c1", "Nature"), ("c2", "London")],
        [("c1", "The Lancet"), ("c2", "Science")],
        [("c1", "Cell"), ("c2", "Paris")],
        [("c1", "Gut"), ("c2", "Rome")],
    ]
    drawn = known.sample(records)
    assert drawn == {"venue": [("The Lancet", 0.5), ("Cell", 0.5), ("Gut", 0.5)]}
    assert known.confidence("venue", "nature") == 1.0
    assert known.column_attribute("c1", ["Nature", "Gut", "Brain", "Bone"]).case == 2
    assert known.column_attribute("c1", ["Nature", "Gut", "Cell", "Bone"]).w == pytest.approx(0.75)


def test_case_3_takes_the_most_similar_key() -> None:
    known = Knowledge(BARE)
    drawn = known.sample([[("authorship", "Ann Lee"), ("zz", "qq")]])
    assert drawn == {"author": [("Ann Lee", pytest.approx(0.6))]}
    assert known.column_attribute("authorship", ["x y"]) == Column("author", pytest.approx(0.6), 3)
    assert Knowledge(BARE, case_3_threshold=0.7).sample([[("authorship", "Ann Lee")]]) == {}
    assert known.column_attribute("zz", ["qq"]) == Column(None, 0.0, 0)


def test_case_3_wants_values_of_the_type() -> None:
    assert Knowledge(BARE).sample([[("yeare", "seven")]]) == {}
    assert Knowledge(BARE).sample([[("yeare", "1999")]]) == {"year": [("1999", pytest.approx(0.8))]}


def test_the_printed_similarities_are_the_confidences_in_paper_mode() -> None:
    known = Knowledge(BARE, mode="paper")
    assert known.column_attribute("authors", ["x"]).w == pytest.approx(0.857, abs=5e-4)
    assert known.column_attribute("著作者", ["x"]).w == pytest.approx(0.667, abs=5e-4)
    assert known.column_attribute("Author", ["x"]) == Column("author", 1.0, 1)


def test_a_value_drawn_twice_keeps_the_larger_w() -> None:
    known = Knowledge(BARE)
    assert known.learn("author", "Ann Lee", 0.4) == [("Ann Lee", 0.4)]
    assert known.learn("author", "Lee, Ann", 0.9) == [("Ann Lee", 0.9)]
    assert known.learn("author", "ANN LEE", 0.2) == []
    assert known.confidence("author", "ann lee") == 0.9
    assert known.count("author", "ann lee") == 3
    assert list(known.instances("venue")) == [("Nature", 1.0), ("Science", 1.0), ("Cell", 0.4)]


def test_text_columns_are_recognised_by_whole_values() -> None:
    known = Knowledge(BARE)
    known.sample([[("title", "Green Tea"), ("year", "1999")]])
    assert known.knows("title", "GREEN  tea!")
    assert not known.knows("title", "green")
    assert known.column_attribute("col2", ["Green tea", "Red Rice"]) == Column("title", 0.5, 2)


def test_words_of_a_text() -> None:
    assert words("The Name of the Rose: a novel, 2nd ed.") == [
        ("the", STOP_CONFIDENCE),
        ("name", 1.0),
        ("of", STOP_CONFIDENCE),
        ("rose", 1.0),
        ("novel", 1.0),
        ("2nd", 1.0),
        ("ed", STOP_CONFIDENCE),
    ]
    assert words("红楼梦") == [("红楼", 1.0), ("楼梦", 1.0)]
    assert words("学习Python编程") == [("学习", 1.0), ("python", 1.0), ("编程", 1.0)]
    assert dict(words("Être et temps"))["être"] == 1.0
    assert words("İpek Yolu") == [("ipek", 1.0), ("yolu", 1.0)]
    assert dict(words("时间的故事"))["间的"] == STOP_CONFIDENCE


def test_whole_values_and_several_in_one_field() -> None:
    assert split("Ann Lee; Bo Ek and Cy Fox", True) == ["Ann Lee", "Bo Ek", "Cy Fox"]
    assert split("Simon & Schuster", False) == ["Simon & Schuster"]
    assert instances("by Ann Lee (Editor); Bo Ek", "name", True) == [("Ann Lee", 1.0), ("Bo Ek", 1.0)]
    assert instances("[美] 曹雪芹 著", "name", True) == [("曹雪芹", 1.0)]
    assert instances("Penguin, March 1999", "year") == [("1999", 1.0)]
    assert instances("0-306-40615-2", "isbn") == [("9780306406157", 1.0)]
    assert instances("no isbn", "isbn") == []
    assert instances("--", "enum") == []


def test_shares_follow_document_frequency() -> None:
    known = Knowledge(load_domain("books"))
    for index in range(9):
        known.learn_record({"title": "Green tea, green leaves" if index < 6 else "Rice", "author": ["A B", "C D"]})
    assert known.records == 9
    assert known.count("title", "green") == 6
    assert known.share("title", "green") == pytest.approx(0.65)
    assert known.share("title", "rice") > known.share("title", "love") > 0
    assert known.count("author", "A B") == 9
    assert known.learn_record({"nosuch": "x"}) == {}


def test_memory_is_bounded_and_keeps_the_frequent() -> None:
    known = Knowledge(BARE, limit=100)
    for index in range(1_000):
        known.learn("author", f"Writer Number{index}")
        known.learn("author", "Ann Lee")
        assert known.size("author") <= 100
    assert known.count("author", "Ann Lee") == 1_000


def test_state_survives_json() -> None:
    known = Knowledge(BARE)
    known.sample([[("title", "Green Tea 绿茶"), ("author", "Ann Lee"), ("year", "1999")]])
    state = json.loads(json.dumps(known.state()))
    other = Knowledge(BARE)
    other.restore(state)
    assert other.state() == known.state()
    assert other.knows("title", "green tea 绿茶")
    assert other.share("author", "Ann Lee") == known.share("author", "Ann Lee")
    with pytest.raises(ValueError, match="no state"):
        other.restore({"instances": {"title": [1]}})
    assert other.state() == known.state()


MATCHERS = {domain.name: Matcher(domain) for domain in (BARE, load_domain("books"), load_domain("issues"))}


@pytest.mark.parametrize("domain", [matcher.domain for matcher in MATCHERS.values()], ids=lambda d: d.name)
@settings(deadline=None)
@given(records=st.lists(st.lists(st.tuples(st.text(max_size=30), st.text(max_size=60)), max_size=5), max_size=5))
def test_any_records_can_be_sampled(domain: Domain, records: list[list[tuple[str, str]]]) -> None:
    known = Knowledge(domain, matcher=MATCHERS[domain.name])
    for name, drawn in known.sample(records).items():
        for instance, w in drawn:
            assert instance
            assert 0 < w <= known.confidence(name, instance) <= 1
    assert known.records == len(records)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("हिन्दी पुस्तकालय", ["हिन्दी", "पुस्तकालय"]),
        ("กระทรวงการคลัง ที่ดิน", ["กระทรวงการคลัง", "ที่ดิน"]),
        ("தமிழ் நூலகம்", ["தமிழ்", "நூலகம்"]),
        ("کتابِ خوب", ["کتابِ", "خوب"]),
        ("שָׁלוֹם עולם", ["שָׁלוֹם", "עולם"]),
        ("cafe\u0301 re\u0301sume\u0301", ["café", "résumé"]),
    ],
)
def test_vowel_signs_belong_to_their_words(text: str, expected: list[str]) -> None:
    assert [word for word, _ in words(text)] == [unicodedata.normalize("NFKC", one).casefold() for one in expected]
