"""Forms: is it a search form, and if not, what is it (M4, the third stage; M4 rules 1-3)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Literal, Protocol

from crawler.classify.bayes import ModelError, NaiveBayes, check_format, read_model
from crawler.classify.cues import cues
from crawler.classify.field import FieldClassifier
from crawler.classify.linear import MaxEntropy, sigmoid
from crawler.classify.tokens import tokens
from crawler.classify.traits import form_features, visible
from crawler.models import Form, Verdict

SEARCH = "search"
FORMAT = "formdiver forms"
VERSION = 1
Kind = Literal["default", "nb"]

#: Rule 1 of M4: a form with fewer fillable fields is dropped in strict mode.
THETA = 2


class Model(Protocol):
    """What both naive Bayes and maximum entropy answer about a set of features."""

    def log_odds(self, label: str, features: set[str], /) -> float: ...

    def probabilities(self, features: set[str], /) -> dict[str, float]: ...

    def to_json(self) -> dict[str, Any]: ...


class FormModel:
    """Two models: `binary` says search or not ("yes", "no"), `types` names what is no search form."""

    def __init__(self, binary: Model, types: Model) -> None:
        self.binary = binary
        self.types = types

    def to_json(self) -> dict[str, Any]:
        """Both models as plain JSON values."""
        return {"binary": self.binary.to_json(), "types": self.types.to_json()}


class FormClassifier:
    """Says what a form is. `calibration` (a, b) turns log odds into a probability: 1/(1+exp(−(a·odds+b)))."""

    def __init__(
        self, model: FormModel, calibration: tuple[float, float], fields: FieldClassifier | None = None
    ) -> None:
        self.model = model
        self.calibration = calibration
        self.fields = fields

    @classmethod
    def load(cls, kind: Kind = "default") -> FormClassifier:
        """The shipped classifier, read once per process: "default" (maximum entropy) or "nb" (naive Bayes, M4)."""
        return _shipped(kind)

    def score(self, form: Form) -> float:
        """Calibrated P(searchable), alone; the cheapest question one can ask."""
        return self._probability(form_features(form))

    def classify(self, form: Form) -> Verdict:
        """Type, P(searchable) (it does not depend on any domain), a probability per type, a type per field name."""
        features = form_features(form)
        score = self._probability(features)
        types = self.model.types.probabilities(features)
        rest = sum(probability for label, probability in types.items() if label != SEARCH)
        share = (1.0 - score) / rest if rest > 0 else 0.0
        types = {label: score if label == SEARCH else probability * share for label, probability in types.items()}
        searchable = score >= 0.5
        others = {label: probability for label, probability in types.items() if label != SEARCH}
        form_type = SEARCH if searchable or not others else max(others, key=others.__getitem__)
        field_types = self.fields.classify(form, form_type) if self.fields else {}
        return Verdict(form_type, searchable, score, types, field_types)

    def _probability(self, features: set[str]) -> float:
        slope, offset = self.calibration
        return sigmoid(slope * self.model.binary.log_odds("yes", features) + offset)


@cache
def _shipped_fields() -> FieldClassifier:
    return FieldClassifier.from_json(read_model(files("crawler.classify").joinpath("models", "fields.json.gz")))


@cache
def _shipped(kind: Kind) -> FormClassifier:
    data = read_model(files("crawler.classify").joinpath("models", f"forms-{kind}.json.gz"))
    return from_json(data, _shipped_fields())


def from_json(data: Mapping[str, Any], fields: FieldClassifier | None = None) -> FormClassifier:
    """The classifier of a model file. Raises `ModelError`."""
    check_format(data, FORMAT, VERSION)
    try:
        slope, offset = (float(number) for number in data["calibration"])
        kind, parts = data["kind"], data["parts"]
        read: Callable[[Mapping[str, Any]], Model] = NaiveBayes.from_json if kind == "nb" else MaxEntropy.from_json
        model = FormModel(read(parts["binary"]), read(parts["types"]))
    except (KeyError, TypeError, ValueError) as error:
        if isinstance(error, ModelError):
            raise
        raise ModelError(f"damaged model: {error!r}") from error
    return FormClassifier(model, (slope, offset), fields)


def rules(form: Form, theta: int = THETA) -> str | None:
    """Why M4's strict reading drops a form before it is classified, or None when it stays.

    Rule 1: fewer than `theta` fillable fields. Rule 2: a user-name or password field. Rule 3: nothing to fill but one
    check box or one select. Rule 2 is asked first, since its reason says more.
    """
    fillable, _, _ = visible(form)
    for field in fillable:
        if field.control == "password":
            return "rule 2: password field"
        if field.control in ("text", "email"):
            about = {cue for word in tokens(field.name[:80]) for cue in cues(word)}
            if "password" in about or "username" in about or "login" in about:
                return "rule 2: user-name field"
    if len(fillable) == 1 and fillable[0].control in ("checkbox", "select"):
        return f"rule 3: a single {fillable[0].control}"
    if len(fillable) < theta:
        return f"rule 1: {len(fillable)} fillable fields, {theta} wanted"
    return None
