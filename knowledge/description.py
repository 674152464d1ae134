"""A domain as the text of its file, and one that has learned instances."""

from __future__ import annotations

from typing import Any

import yaml

from knowledge.domain import Attribute, Domain, Instance, parse_domain
from knowledge.errors import DomainError
from knowledge.sampling import Knowledge
from knowledge.similarity import fold
from knowledge.words import STOP_CONFIDENCE

#: What of an attribute's values can be asked for: names, closed sets and words, not what tells one thing alone.
_ASKED = frozenset({"text", "name", "enum"})
#: Records of a sample from which a word must stand in several of them.
MANY = 30


def taught(domain: Domain, known: Knowledge, most: int) -> Domain:
    """The domain with up to `most` sampled instances of each attribute behind its own, the surest first and of equals those of
    most records (M3 (1)); none of an attribute that alone makes two records the same, as it is of one thing."""
    alone = {names[0] for names in domain.identity if len(names) == 1}
    instances = dict(domain.instances)
    for attribute in domain.attributes:
        if attribute.type in _ASKED and (attribute.name not in alone or attribute.name == domain.main):
            own = instances.get(attribute.name, ())
            instances[attribute.name] = (*own, *_learned(attribute, own, known, most))
    said = {name: [one.model_dump() for one in found] for name, found in instances.items() if found}
    return Domain.model_validate(domain.model_dump(mode="json") | {"instances": said})


def _learned(attribute: Attribute, own: tuple[Instance, ...], known: Knowledge, most: int) -> list[Instance]:
    least = 2 if attribute.type == "text" and known.records >= MANY else 1
    before = {fold(one.value) for one in own}
    found: list[Instance] = []
    for value, confidence in known.instances(attribute.name):
        if len(found) >= most or confidence <= STOP_CONFIDENCE:
            break
        if known.count(attribute.name, value) >= least and fold(value) not in before:
            found.append(Instance(value=value, confidence=round(confidence, 2)))
    return found


def described(domain: Domain) -> str:
    """The text of a domain's file: YAML that `load_domain` reads as the same domain, without what is usual."""
    return _yaml(domain.model_dump(mode="json", exclude_defaults=True) | _instances(domain))


def retold(text: str, domain: Domain) -> str:
    """The text of a domain's file with the instances of `domain` in place of its own and all else as somebody wrote it,
    comments too; `described` where that would not be read as `domain`."""
    root = yaml.compose(text, yaml.SafeLoader)
    parts = root.value if isinstance(root, yaml.MappingNode) else []
    start = end = len(text.rstrip())
    before = "\n"
    for key, value in parts:
        if key.value == "instances":
            start, end, before = key.start_mark.index, _end(value), ""
    told = text[:start] + before + _yaml(_instances(domain)).rstrip() + (text[end:] or "\n")
    try:
        same = parse_domain(told) == domain
    except DomainError:
        same = False
    return told if same else described(domain)


def _end(node: yaml.Node) -> int:
    """Where what a node says ends; a block itself ends behind the comments that follow it."""
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        last = node.value[-1]
        return _end(last[1] if isinstance(last, tuple) else last)
    return int(node.end_mark.index)


def _instances(domain: Domain) -> dict[str, Any]:
    said = domain.model_dump(mode="json", include={"instances"}, exclude_defaults=True)
    for name, values in said.get("instances", {}).items():
        said["instances"][name] = [one if "confidence" in one else one["value"] for one in values]
    return said


def _yaml(data: dict[str, Any]) -> str:
    return str(yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=120)) if data else ""
