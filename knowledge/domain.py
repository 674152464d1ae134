"""A domain: the attributes of a subject, what they are called, and the instances known before any page is seen.

M3 calls it domain knowledge DK = <A, I>: attributes <name, aliases, affinity> and instances <value, confidence>. It is
read from YAML; `knowledge/domains` holds the shipped ones.
"""

from __future__ import annotations

import re
from collections.abc import Hashable
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from typing import Any, Literal

import yaml
from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from knowledge.errors import DomainError
from knowledge.problems import what, where
from knowledge.similarity import fold, spelt

#: What the values of an attribute are, hence how they are compared, sampled and sent.
ValueType = Literal["text", "name", "enum", "year", "number", "isbn", "date", "url"]
#: Those that have an order, so that they are asked for from one to another.
COUNTED = frozenset({"number", "year", "date"})

_MAX_BYTES = 16_000_000
#: Values that a file may stand for, each alias in place of all it names: a few lines of them stand for billions.
_MAX_VALUES = 1_000_000
_NAME = re.compile(r"[a-z][a-z0-9_]{0,63}")
#: How an attribute is called that says what a thing is called.
_CODE = re.compile(
    r"\b(?:id|ids|identifier|no|nr|num|number|nummer|numero|número|code|kode|codigo|código|key|ref|reference|accession|"
    r"registration|serial|isbn|issn|doi|ean|upc|sku|cas|vin|inn|callsign|signature|signatur|shelfmark|call number|docket|"
    r"licen[cs]e|patent|编号|号码)\b",
    re.I,
)
_TITLE = re.compile(r"(?:\A|_)(?:title|headline)\Z|\A(?:name|heading)\Z")


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, str_strip_whitespace=True)


class Attribute(_Part):
    """One attribute of a domain (M3 a = <name, aliases, affinity>).

    `affinity` in [0, 1] says how strongly the attribute points to the domain (ISBN .95, price .05). `multiple` allows
    several values in one record (authors). `aliases` are other words for it, in any language.
    """

    name: str
    aliases: tuple[str, ...] = ()
    affinity: float = Field(0.3, ge=0.0, le=1.0)
    type: ValueType = "text"
    multiple: bool = False

    @field_validator("name")
    @classmethod
    def _plain(cls, name: str) -> str:
        if not _NAME.fullmatch(name):
            raise ValueError(
                f"attribute name {name!r} must be lower-case letters, digits and _, starting with a letter"
            )
        return name

    @field_validator("aliases", mode="before")
    @classmethod
    def _texts(cls, aliases: Any) -> Any:
        if not isinstance(aliases, (list, tuple)):
            raise ValueError("aliases must be a list of words")  # noqa: TRY004 (pydantic collects ValueError)
        for alias in aliases:
            if not isinstance(alias, str) or not alias.strip():
                raise ValueError(f"alias {alias!r} is not text; put quotes around it")
        return tuple(dict.fromkeys(alias.strip() for alias in aliases))

    @property
    def terms(self) -> tuple[str, ...]:
        """B of M3 (1) and (4): the name (underscores as spaces) and the aliases."""
        return tuple(dict.fromkeys((self.name.replace("_", " "), *self.aliases)))


class Instance(_Part):
    """A value of an attribute and the confidence w ∈ [0, 1] that it is one."""

    value: str = Field(min_length=1, max_length=500)
    confidence: float = Field(1.0, ge=0.0, le=1.0)


class Domain(_Part):
    """A subject to harvest. Immutable: what a crawl learns of its values is kept by who crawls.

    `nouns` are the words for the things themselves (book, 图书): "book title" is a title. `topic` are words that pages
    of the subject use, by language. `others` are labels near the attributes that are none of
    them (editor, series title): a label nearer to one of these is no attribute. `identity` lists alternatives;
    records that agree on one alternative are the same. `borrow` lets attributes go by what the shipped domains call such
    (`knowledge.borrowing`), after everything that is said here.
    """

    name: str
    title: str
    description: str = ""
    languages: tuple[str, ...] = ("en",)
    attributes: tuple[Attribute, ...] = Field(min_length=1)
    identity: tuple[tuple[str, ...], ...] = Field(min_length=1)
    nouns: tuple[str, ...] = ()
    others: tuple[str, ...] = ()
    topic: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    instances: dict[str, tuple[Instance, ...]] = Field(default_factory=dict)
    sampling_sites: tuple[str, ...] = ()
    borrow: bool = True

    @model_validator(mode="before")
    @classmethod
    def _shapes(cls, data: Any) -> Any:
        if not isinstance(data, dict):
            raise ValueError("a domain file is a mapping with name, title, attributes and identity")  # noqa: TRY004
        data = dict(data)
        identity = data.get("identity")
        if isinstance(identity, list) and identity and all(isinstance(item, str) for item in identity):
            data["identity"] = [identity]
        for key in ("languages", "attributes", "identity", "nouns", "others", "sampling_sites"):
            data[key] = _tuples(data[key]) if key in data else data.get(key)
            if data[key] is None:
                del data[key]
        topic = data.get("topic")
        if isinstance(topic, list):
            topic = {"": topic}
        if isinstance(topic, dict):
            data["topic"] = {key: _tuples(words) for key, words in topic.items()}
        instances = data.get("instances")
        if isinstance(instances, dict):
            data["instances"] = {key: _instances(values) for key, values in instances.items()}
        return data

    @model_validator(mode="after")
    def _consistent(self) -> Domain:
        names = [attribute.name for attribute in self.attributes]
        repeated = sorted({name for name in names if names.count(name) > 1})
        if repeated:
            raise ValueError(f"attribute {repeated[0]!r} is described twice")
        known = set(names)
        for alternative in self.identity:
            if not alternative:
                raise ValueError("identity holds an empty alternative")
            for name in alternative:
                if name not in known:
                    raise ValueError(
                        f"identity names {name!r}, which is no attribute; attributes are {', '.join(names)}"
                    )
        for name in self.instances:
            if name not in known:
                raise ValueError(f"instances are given for {name!r}, which is no attribute")
        for site in self.sampling_sites:
            if not site.startswith(("http://", "https://")):
                raise ValueError(f"sampling site {site!r} is not an http(s) address")
        return self

    @cached_property
    def by_name(self) -> dict[str, Attribute]:
        """Attributes by name."""
        return {attribute.name: attribute for attribute in self.attributes}

    @property
    def names(self) -> tuple[str, ...]:
        """The attributes' names, in the order of the file."""
        return tuple(attribute.name for attribute in self.attributes)

    def attribute(self, name: str) -> Attribute:
        """The attribute of that name; DomainError when there is none."""
        found = self.by_name.get(name)
        if found is None:
            raise DomainError(f"domain {self.name} has no attribute {name!r}; it has {', '.join(self.names)}")
        return found

    @cached_property
    def main(self) -> str:
        """The title-like attribute: what is called a title or a name, else the first text that identifies a record
        together with others, else the first text that is no code by which things are registered, else the first of the
        identity. A text that identifies things by itself is such a code where it is called so or is not described first."""
        order = [name for alternative in self.identity for name in alternative]
        together = [name for alternative in self.identity if len(alternative) > 1 for name in alternative]
        alone = {alternative[0] for alternative in self.identity if len(alternative) == 1} - set(together)
        texts = [name for name in self.names if self.by_name[name].type == "text"]
        called = [a.name for a in self.attributes if a.type in ("text", "name") and _TITLE.search(a.name)]
        shared = [name for name in together if name in texts]
        others = [name for name in texts if name not in alone or (name == self.names[0] and not self._is_code(name))]
        return next(iter((*called, *shared, *others, *texts)), order[0])

    def _is_code(self, name: str) -> bool:
        """Whether an attribute is called a number or a code."""
        return any(_CODE.search(term.replace("_", " ")) for term in self.by_name[name].terms)

    @cached_property
    def counted(self) -> bool:
        """Whether the description tells of some name that a record may have several of it, and so of the others not."""
        return any(attribute.multiple and attribute.type == "name" for attribute in self.attributes)

    @cached_property
    def folded(self) -> dict[str, frozenset[str]]:
        """The instances known of each attribute, folded."""
        return {name: frozenset(fold(one.value) for one in values) for name, values in self.instances.items()}

    @cached_property
    def aside(self) -> frozenset[str]:
        """The words for what is no attribute, folded."""
        return frozenset(map(fold, self.others))

    @cached_property
    def kinds(self) -> frozenset[str]:
        """The words for the kind of thing that the domain is of, folded."""
        names = (self.name, self.title, *self.nouns)
        return frozenset(fold(word) for name in names for word in (name, name.removesuffix("s")))

    @cached_property
    def topic_words(self) -> frozenset[str]:
        """The topic words of all languages together."""
        return frozenset(word for words in self.topic.values() for word in words)


class _Once(yaml.constructor.SafeConstructor):
    """Plain data; a key written twice is refused (the first would vanish without a word)."""

    def construct_document(self, node: yaml.Node) -> Any:
        if _values(node, {}) > _MAX_VALUES:
            raise yaml.constructor.ConstructorError(
                None, None, "its aliases (*name) stand for too much", node.start_mark
            )
        return super().construct_document(node)

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen = set()
        for key, _ in node.value:
            if key.value in seen:
                raise yaml.constructor.ConstructorError(
                    None, None, f"key {key.value!r} is written twice", key.start_mark
                )
            seen.add(key.value)
        return super().construct_mapping(node, deep)


def _values(node: yaml.Node, known: dict[int, int]) -> int:
    """How many values a node stands for, each alias in place of all it names; one that holds itself stands for too many."""
    if id(node) not in known:
        known[id(node)] = _MAX_VALUES
        inner = node.value if isinstance(node, yaml.CollectionNode) else ()
        parts = (part for one in inner for part in (one if isinstance(one, tuple) else (one,)))
        known[id(node)] = min(1 + sum(_values(part, known) for part in parts), _MAX_VALUES + 1)
    return known[id(node)]


class _Loader(_Once, yaml.SafeLoader):
    """YAML that anybody may have written."""


class _OwnLoader(_Once, getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]
    """The package's own YAML, in a tenth of the time: the parser in C has no bound on how deep things are nested."""


def load_domain(name_or_path: str | Path) -> Domain:
    """The shipped domain of that name, or the one in that file. DomainError when absent, unreadable or inconsistent."""
    if str(name_or_path) in shipped():
        return _own(str(name_or_path))
    return _whole(*source(name_or_path), _Loader)


@cache
def _own(name: str) -> Domain:
    return _whole(*source(name), _OwnLoader)


def parse_domain(text: str, origin: str = "domain") -> Domain:
    """A domain from YAML text; `origin` names it in errors. DomainError lists every problem."""
    return _whole(text, origin, _Loader)


def _whole(text: str, origin: str, loader: type[_Once]) -> Domain:
    problems, domain = _read(text, origin, loader)
    if domain is None:
        raise DomainError("\n".join(problems))
    return domain


def shipped() -> list[str]:
    """Names of the domains that come with the package, sorted."""
    folder = resources.files("knowledge") / "domains"
    return sorted(entry.name[:-5] for entry in folder.iterdir() if entry.name.endswith(".yaml"))


def check(name_or_path: str | Path) -> list[str]:
    """Every problem of a domain, one sentence each; empty when it is sound. Doubtful points count as problems too."""
    try:
        text, origin = source(name_or_path)
    except DomainError as error:
        return [str(error)]
    problems, domain = _read(text, origin)
    return problems if domain is None else _doubts(domain)


def _doubts(domain: Domain) -> list[str]:
    from knowledge.borrowing import kindred

    doubts = []
    owner: dict[str, str] = {}
    for attribute in domain.attributes:
        for term in attribute.terms:
            other = owner.setdefault(spelt(term), attribute.name)
            if other != attribute.name:
                doubts.append(f"alias {term!r} belongs to both {other} and {attribute.name}; keep one")
    doubts += [
        f"{term!r} is among others and an alias of {owner[spelt(term)]}; keep one"
        for term in domain.others
        if spelt(term) in owner
    ]
    if not any(domain.instances.values()):
        doubts.append("no instances: text fields cannot be filled until records have been seen")
    if sum(attribute.affinity for attribute in domain.attributes) < 0.5:
        doubts.append("affinities add up to less than .5: no interface can ever be relevant (M3 (3))")
    if not any(one.topic for one in (domain, *kindred(domain))):
        doubts.append("no topic words: pages with a keyword box alone cannot be recognised")
    return doubts


def source(name_or_path: str | Path) -> tuple[str, str]:
    """The text of the shipped domain of that name, or of that file, and what to call it. DomainError where there is none."""
    name = str(name_or_path)
    path = Path(name_or_path)
    if _NAME.fullmatch(name) and name in shipped():
        return (resources.files("knowledge") / "domains" / f"{name}.yaml").read_text("utf-8"), f"domain {name}"
    if not path.is_file():
        raise DomainError(f"no domain {name!r}: give a file, or one of {', '.join(shipped())}")
    try:
        if path.stat().st_size > _MAX_BYTES:
            raise DomainError(f"{name} is larger than {_MAX_BYTES} bytes; that is no domain file")
        return path.read_text("utf-8-sig"), name
    except (OSError, UnicodeDecodeError) as error:
        raise DomainError(f"{name} cannot be read as UTF-8 text: {error}") from error


def _read(text: str, origin: str, loader: type[Any] = _Loader) -> tuple[list[str], Domain | None]:
    try:
        data = yaml.load(text, Loader=loader)
        return [], Domain.model_validate(data)
    except yaml.YAMLError as error:
        return [f"{origin} is not valid YAML: {error}"], None
    except (RecursionError, TypeError) as error:
        return [f"{origin} is not a domain: {type(error).__name__} while reading it"], None
    except ValidationError as error:
        items = error.errors()
        inner = {item["loc"][0] for item in items if len(item["loc"]) > 1}
        items = [item for item in items if len(item["loc"]) != 1 or item["loc"][0] not in inner]
        return [f"{origin}: {where(item['loc'], data)}{what(item)}" for item in items], None
    except (ValueError, LookupError, AttributeError) as error:  # what looks like a date or a number and is none
        return [f"{origin} is not valid YAML: {error}; put quotes around what is text"], None


def _tuples(value: Any) -> Any:
    """YAML lists as tuples, all the way down; everything else untouched."""
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value


def _instances(values: Any) -> Any:
    """Plain values (1999, love) as instances of confidence 1; mappings stay as they are."""
    if not isinstance(values, list):
        raise ValueError("instances must be lists of values, by attribute")  # noqa: TRY004
    kept: list[Any] = []
    for value in values:
        if isinstance(value, bool) or not isinstance(value, (str, int, float, dict)):
            raise ValueError(f"instance {value!r} is not text; put quotes around it")  # noqa: TRY004
        kept.append(value if isinstance(value, dict) else {"value": str(value)})
    return tuple(kept)
