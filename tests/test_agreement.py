"""Pages that want to be agreed to before they show anything, and others that only speak of terms or ask about cookies."""

from __future__ import annotations

import pytest

from crawler.page import parse
from crawler.wording.agreement import agreement

TERMS = "<h1>{}</h1><p>{}</p>"
NOTICE = TERMS.format("Disclaimer", "The data come as they are. You must accept the terms of use before you go on.")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (f"{NOTICE}<form method=post><input type=submit value='I Accept'></form>", "I Accept"),
        (f"{NOTICE}<a href='/in?ok=1'>I agree to the terms</a> <a href=/>I do not agree</a>", "I agree to the terms"),
        (f"{NOTICE}<a href=/>I do not agree</a>", ""),
        (f"{NOTICE}<button>Search</button>", ""),
        ("<p>You must be over 18 years of age.<button>Yes, I am over 18</button>", "Yes, I am over 18"),
        (TERMS.format("Nutzungsbedingungen", "…") + "<button>Zustimmen und weiter</button>", "Zustimmen und weiter"),
        (TERMS.format("使用條款", "…") + "<input type=button value=我同意>", "我同意"),
        (TERMS.format("使用條款", "…") + "<input type=button value=不同意>", ""),
        # a banner about cookies, by its names and by its words
        (f"{NOTICE}<div class=cookie-bar><p>We use them.</p><button>Accept</button></div>", ""),
        (f"{NOTICE}<div><p>This site uses cookies.</p><button>Accept</button></div>", ""),
        # a site that shows something
        (f"{NOTICE}{'<a href=/x>One more</a>' * 60}<button>I accept</button>", ""),
        (f"{NOTICE}{'<p>One more word</p>' * 4000}<button>I accept</button>", ""),
        ("<h1>Books</h1><p>Welcome.<button>Accept</button>", ""),
        ("", ""),
    ],
)
def test_a_page_that_wants_to_be_agreed_to_is_told_by_its_button(body: str, said: str) -> None:
    assert agreement(parse(body.encode(), "http://h.example/", content_type="text/html; charset=utf-8")) == said
