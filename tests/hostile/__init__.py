"""Servers and pages that mean harm, and what a crawler must make of them."""
