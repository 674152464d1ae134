"""A domain as the text of its file, and one that has learned instances."""

from __future__ import annotations

from typing import Any

import yaml

from knowledge.domain import Attribute, Domain, Instance
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
    data: dict[str, Any] = domain.model_dump(mode="json", exclude_defaults=True)
    for name, values in data.get("instances", {}).items():
        data["instances"][name] = [one if "confidence" in one else one["value"] for one in values]
    return yaml.safe_dump(data, allow_unicode=True, sort_keys=False, width=120)
