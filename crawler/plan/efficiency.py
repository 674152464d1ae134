"""How well the values of one kind of question have done."""

from __future__ import annotations

from dataclasses import dataclass

#: The least that questions of a source that are still asked are thought to do, of what was expected of them.
LEAST_FACTOR = 0.05


@dataclass
class Efficiency:
    """How the answers of one slot compare with what was expected of them."""

    asked: int = 0
    succeeded: int = 0
    expected: float = 3.0
    came: float = 3.0
    dry: int = 0

    @property
    def factor(self) -> float:
        if self.asked >= 6 and self.succeeded == 0:
            return 0.0
        return min(3.0, max(LEAST_FACTOR, self.came / self.expected)) * (self.succeeded + 1) / (self.asked + 1)
