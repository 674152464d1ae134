"""Choosing and ordering sources (M1). Pure functions; nothing of the crawler is imported here."""
