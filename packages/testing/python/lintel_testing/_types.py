"""The documents of the control endpoints, as their responses and requests have them."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Dict, List, NamedTuple, Optional, TypedDict


class ClockReading(NamedTuple):
    now: datetime
    frozen: bool


class RequestConditions(TypedDict, total=False):
    """What a request is compared with, apart from its method and path. What is absent is not compared.

    A value is a text, or an operator: ``{"$any": True}``, ``{"$absent": True}`` or ``{"$regex": "^https:"}``. Compiled
    expressions of :mod:`re` are operators, too.
    """

    query: Dict[str, Any]
    headers: Dict[str, Any]
    token: str
    """The token itself, ``sha256:`` and its hash, or its fingerprint in the journal."""
    accessor: str
    body: Any
    """Objects may have further fields; lists have the same length."""
    operation: str


class RequestPattern(RequestConditions, total=False):
    method: str
    path: str
    """Without the query; ``*`` matches any text."""
    status: int


class Times(TypedDict, total=False):
    atLeast: int
    atMost: int


class Fault(TypedDict, total=False):
    """A path, and exactly one of ``status``, ``latencyMs``, ``reset`` and ``truncate``."""

    path: str
    method: str
    when: RequestConditions
    times: int
    after: int
    probability: float
    status: int
    headers: Dict[str, Any]
    body: Any
    latencyMs: float
    reset: str
    truncate: int


class _Recorded(TypedDict):
    number: int
    time: str
    method: str
    path: str
    query: Dict[str, Any]
    headers: Dict[str, Any]
    bytes: int
    operation: Optional[str]


class RecordedRequest(_Recorded, total=False):
    """A request to a service, without secrets."""

    token: str
    accessor: str
    body: Any
    status: Optional[int]


class Journal(TypedDict):
    requests: List[RecordedRequest]
    dropped: int


class Violation(TypedDict):
    kind: str
    method: str
    path: str
    fields: List[str]
    number: int
