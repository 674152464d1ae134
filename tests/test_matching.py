from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from knowledge.domain import Domain, load_domain, parse_domain
from knowledge.listing import counted, listed, unbracketed
from knowledge.matching import Element, Matcher
from knowledge.pairing import maximum_weight

BOOKS = Matcher(load_domain("books"))
ISSUES = Matcher(load_domain("issues"))
PAPERS = Matcher(load_domain("papers"))


def domain(**attributes: tuple[float, list[str]]) -> Domain:
    rows = [f"  - {{name: {n}, affinity: {a}, aliases: {aliases}}}" for n, (a, aliases) in attributes.items()]
    first = next(iter(attributes))
    return parse_domain("name: d\ntitle: D\nidentity: [" + first + "]\nattributes:\n" + "\n".join(rows))


@pytest.mark.parametrize(
    ("key", "attribute"),
    [
        ("Title", "title"),
        ("Book title:", "title"),
        ("Author(s)", "author"),
        ("著者", "author"),
        ("作者：", "author"),
        ("图书作者", "author"),
        ("by", "author"),
        ("ISBN-13", "isbn"),
        ("ISBN10", "isbn"),
        ("Pub. year", "year"),
        ("Publication Date", "year"),
        ("出版年", "year"),
        ("出版社", "publisher"),
        ("product-title", "title"),
        ("bookTitle", "title"),
        ("Publlisher", "publisher"),
        ("Langue", "language"),
        ("Ticket", None),
        ("Description", None),
        ("Add to cart", None),
        ("Summary", None),
        ("Series title", None),
        ("Editor", None),
        ("作者简介", None),
        ("Availability", None),
        ("Number of reviews", None),
        ("Title, author or subject", None),
        ("", None),
        ("Title " * 30, None),
    ],
)
def test_record_keys_of_books(key: str, attribute: str | None) -> None:
    assert BOOKS.key(key)[0] == attribute


def test_a_key_depends_on_the_domain() -> None:
    assert ISSUES.key("Summary")[0] == "title"
    assert ISSUES.key("Reported by")[0] == "reporter"
    assert ISSUES.key("Reported")[0] == "created"
    assert ISSUES.key("#")[0] == "identifier"
    assert ISSUES.key("Description")[0] is None
    assert PAPERS.key("Journal title")[0] == "venue"
    assert PAPERS.key("Author keywords")[0] == "keyword"
    assert Matcher(load_domain("movies")).key("Directed by")[0] == "director"
    assert Matcher(load_domain("jobs")).key("Job Location")[0] == "location"
    assert Matcher(load_domain("flights")).key("From")[0] == "origin"


@pytest.mark.parametrize(
    ("label", "attribute"),
    [
        ("Search by author:", "author"),
        ("Enter the title of the book", "title"),
        ("请输入书名", "title"),
        ("Words in title (optional)", "title"),
        ("Name of the publishing house", "publisher"),
        ("Autor/in", "author"),
        ("User name", None),
        ("Your name *", None),
        ("Password", None),
        ("Search this site", None),
        ("E-mail address", None),
        ("I agree to the terms of service", None),
    ],
)
def test_labels_of_book_forms(label: str, attribute: str | None) -> None:
    assert BOOKS.label(label)[0] == attribute


def test_similarity_of_labels() -> None:
    assert BOOKS.label("Author")[1] == 1.0
    window = BOOKS.label("author to look for in the stacks")
    assert window[0] == "author"
    assert 0.9 <= window[1] < 1.0
    assert BOOKS.scores("书名/作者").keys() == {"title", "author"}
    assert PAPERS.scores("Journal title").keys() == {"venue"}
    assert BOOKS.scores("出版年") == {"year": 1.0}


def test_paper_mode_is_the_bare_formula() -> None:
    paper = Matcher(domain(author=(0.7, ["writer"]), price=(0.05, [])), mode="paper")
    assert paper.scores("authors") == {"author": pytest.approx(6 / 7)}
    assert paper.scores("Search by author") == {}
    match = paper.interface([Element("authors"), Element("writer"), Element("cost")])
    assert match.relevance == pytest.approx(0.7)
    assert match.relevant
    assert match.assigned == {1: ("author", 1.0)}


def test_readings_of_relevance() -> None:
    described = domain(a=(0.6, ["alpha"]), b=(0.5, ["bravo"]))
    elements = [Element("alpha"), Element("alpha"), Element("bravo"), Element("zulu")]
    relevance = {
        reading: Matcher(described, reading=reading).interface(elements).relevance  # type: ignore[arg-type]
        for reading in ("assigned", "sum", "mean", "noisy-or")
    }
    assert relevance["assigned"] == pytest.approx(1.1)
    assert relevance["sum"] == pytest.approx(1.7)
    assert relevance["mean"] == pytest.approx(1.7 / 4)
    assert relevance["noisy-or"] == pytest.approx(1 - 0.4 * 0.4 * 0.5)


def test_an_interface_is_kept_from_mu_on() -> None:
    described = domain(a=(0.5, []), b=(0.4, []))
    assert Matcher(described).interface([Element("a")]).relevant
    assert not Matcher(described).interface([Element("b")]).relevant
    assert Matcher(described, mu=0.4).interface([Element("b")]).relevant
    assert not Matcher(described).interface([]).relevant


def test_a_book_search_form() -> None:
    match = BOOKS.interface(
        [
            Element("Keywords"),
            Element("Book title:", "q1"),
            Element("", "author_name"),
            Element("", "yr", "choice", ("Any", "1999", "2000", "2001")),
            Element("", "cat", "choice", ("All", "Fiction", "History", "Gardening")),
            Element("Title", "t", "submit"),
        ]
    )
    assert {index: name for index, (name, _) in match.assigned.items()} == {
        1: "title",
        2: "author",
        3: "year",
        4: "category",
    }
    assert match.assigned[2][1] < match.assigned[1][1] == 1.0
    assert match.relevant


def test_login_and_newsletter_forms_are_irrelevant() -> None:
    login = [
        Element("User name", "user"),
        Element("Password", "pass", "password"),
        Element("Remember me", "r", "choice"),
    ]
    newsletter = [Element("Your name", "name"), Element("E-mail", "email")]
    for matcher in (BOOKS, ISSUES, PAPERS, Matcher(load_domain("movies")), Matcher(load_domain("jobs"))):
        assert not matcher.interface(login).relevant
        assert not matcher.interface(newsletter).relevant


def test_known_instances_are_evidence_for_options() -> None:
    element = Element("", "c", "choice", ("Gardening", "Angling", "Knitting"))
    taught = parse_domain(
        "name: hobbies\ntitle: Hobbies\nattributes: [{name: title, type: text}, {name: category, type: enum}]\n"
        "identity: [[title, category]]\ninstances: {category: [gardening, angling]}\n"
    )
    assert Matcher(taught).element(element).keys() == {"category"}
    assert BOOKS.element(element) == {}


def test_a_value_is_known_as_it_is_written_elsewhere_and_where_most_of_several_are() -> None:
    known = BOOKS.instances.of
    assert "author" in known("Austen, Jane") and "author" in known("JANE AUSTEN; Ann Nobody")
    assert "author" not in known("Jane Austen Society") and not known("")
    assert "language" in known("French") and known("FRENCH") == known("French")


def test_options_that_choose_a_column() -> None:
    assert BOOKS.columns(["Any field", "Title", "Author", "ISBN"]) == {1: "title", 2: "author", 3: "isbn"}
    assert BOOKS.columns(["Fiction", "History"]) == {}


@settings(deadline=None)
@given(st.lists(st.lists(st.integers(0, 20), min_size=4, max_size=4), min_size=1, max_size=4), st.integers(1, 4))
def test_assignment_has_the_largest_weight(rows: list[list[int]], columns: int) -> None:
    weights = [[float(weight) for weight in row[:columns]] for row in rows]
    pairs = maximum_weight(weights)
    assert len({row for row, _ in pairs}) == len({column for _, column in pairs}) == len(pairs)
    n, m = len(weights), columns
    if n <= m:
        best = max(sum(weights[i][p[i]] for i in range(n)) for p in itertools.permutations(range(m), n))
    else:
        best = max(sum(weights[p[j]][j] for j in range(m)) for p in itertools.permutations(range(n), m))
    assert sum(weights[row][column] for row, column in pairs) == best


@settings(deadline=None)
@given(st.text(max_size=500))
def test_any_text_can_be_asked(text: str) -> None:
    for matcher in (BOOKS, ISSUES):
        name, score = matcher.label(text)
        assert (name is None and score == 0.0) or (name in matcher.domain.names and 0.6 <= score <= 1.0)
        name, score = matcher.key(text)
        assert (name is None and score == 0.0) or (name in matcher.domain.names and 0.85 <= score <= 1.0)
        matcher.interface([Element(text, text, "choice", (text, text))])


@pytest.mark.parametrize(
    ("label", "parts"),
    [
        ("Author / Editor", ("Author", "Editor")),
        ("Title, author or ISBN", ("Title", "author", "ISBN")),
        ("Titre, auteur ou mot-clé", ("Titre", "auteur", "mot-clé")),
        ("Title", ("Title",)),
    ],
)
def test_the_things_a_label_lists(label: str, parts: tuple[str, ...]) -> None:
    assert listed(label) == parts


@pytest.mark.parametrize(
    ("options", "thing"),
    [
        (("1 room", "2 rooms", "3+ rooms"), "rooms"),
        (("Any", "1 author", "2 authors"), "authors"),
        (("1 room", "2 guests"), ""),
        (("1", "2"), ""),
    ],
)
def test_what_options_count(options: tuple[str, ...], thing: str) -> None:
    assert counted(options) == thing


def test_brackets_within_a_word() -> None:
    assert unbracketed("申请(专利权)人") == "申请人"
    assert unbracketed("Price (USD)") == "Price (USD)"
