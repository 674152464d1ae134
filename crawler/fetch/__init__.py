"""Fetching over HTTP: the client, its settings, cookies and address rules."""

from __future__ import annotations

from crawler.fetch.address import (
    AddressPolicy,
    AnyAddress,
    PublicOnly,
    Resolver,
    SystemResolver,
    is_loopback,
    is_public,
)
from crawler.fetch.client import HttpFetcher
from crawler.fetch.cookies import Cookie, Cookies, read_cookies
from crawler.fetch.retry import retry_after
from crawler.fetch.settings import FetchSettings, user_agent

__all__ = [
    "AddressPolicy",
    "AnyAddress",
    "Cookie",
    "Cookies",
    "FetchSettings",
    "HttpFetcher",
    "PublicOnly",
    "Resolver",
    "SystemResolver",
    "is_loopback",
    "is_public",
    "read_cookies",
    "retry_after",
    "user_agent",
]
