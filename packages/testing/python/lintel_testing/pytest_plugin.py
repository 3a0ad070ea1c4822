"""Fixtures of pytest, which it finds by the entry point of the package."""

from __future__ import annotations

from typing import Any, Dict, Iterator

import pytest

from ._emulator import Emulator


@pytest.fixture(scope="session")
def lintel_emulator_options() -> Dict[str, Any]:
    """The arguments of :class:`lintel_testing.Emulator`. Override it in ``conftest.py``: ``{"strict": True}``."""
    return {}


@pytest.fixture(scope="session")
def lintel_emulator_process(lintel_emulator_options: Dict[str, Any]) -> Iterator[Emulator]:
    """The emulator of all tests, as the tests before have left it."""
    with Emulator(**lintel_emulator_options) as emulator:
        yield emulator


@pytest.fixture
def lintel_emulator(lintel_emulator_process: Emulator) -> Iterator[Emulator]:
    """The emulator with its initial objects and an empty journal. Violations of the strict mode fail the test."""
    lintel_emulator_process.reset()
    lintel_emulator_process.clear_requests()
    lintel_emulator_process.clear_violations()
    yield lintel_emulator_process
    lintel_emulator_process.expect_no_violations()
