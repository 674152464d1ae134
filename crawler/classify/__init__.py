"""What links, pages and forms are (M4): naive Bayes of our own, and a maximum entropy model for forms and fields."""

from __future__ import annotations

from crawler.classify.bayes import ModelError, NaiveBayes
from crawler.classify.form import FormClassifier, rules
from crawler.classify.tokens import tokens

__all__ = ["FormClassifier", "ModelError", "NaiveBayes", "rules", "tokens"]
