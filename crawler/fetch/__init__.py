"""Fetching over HTTP: the client, its settings, cookies and address rules."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from crawler.fetch.address import (
        AddressPolicy,
        AnyAddress,
        PublicOnly,
        Resolver,
        SystemResolver,
        is_loopback,
        is_public,
    )
    from crawler.fetch.allowance import Allowance
    from crawler.fetch.client import HttpFetcher
    from crawler.fetch.cookies import Cookie, Cookies, read_cookies
    from crawler.fetch.retry import retry_after
    from crawler.fetch.settings import FetchSettings, user_agent

__all__ = [
    "AddressPolicy",
    "Allowance",
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

#: The module of each name. They are loaded when first asked for: archives are read with the codings of `body` alone, by many
#: short processes, and to load the client takes a fifth of a second.
_HOMES = {
    "AddressPolicy": "address",
    "Allowance": "allowance",
    "AnyAddress": "address",
    "Cookie": "cookies",
    "Cookies": "cookies",
    "FetchSettings": "settings",
    "HttpFetcher": "client",
    "PublicOnly": "address",
    "Resolver": "address",
    "SystemResolver": "address",
    "is_loopback": "address",
    "is_public": "address",
    "read_cookies": "cookies",
    "retry_after": "retry",
    "user_agent": "settings",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__} has no attribute {name}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
