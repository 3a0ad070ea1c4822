"""The emulator of Lintel as a test double: starts it, and controls it while tests run.

The fixture ``lintel_emulator`` of pytest needs no import::

    def test_reads_a_role(lintel_emulator):
        my_program(address=lintel_emulator.address)
        lintel_emulator.expect_request({"method": "GET", "path": "/v1/pki/roles/web"}, times=1)

Any other test framework starts the emulator itself::

    with Emulator() as emulator:
        ...
"""

from ._client import EmulatorClient, EmulatorError, UnmetExpectation
from ._emulator import Emulator
from ._types import (
    ClockReading,
    Fault,
    Journal,
    RecordedRequest,
    RequestConditions,
    RequestPattern,
    Times,
    Violation,
)

__all__ = [
    "ClockReading",
    "Emulator",
    "EmulatorClient",
    "EmulatorError",
    "Fault",
    "Journal",
    "RecordedRequest",
    "RequestConditions",
    "RequestPattern",
    "Times",
    "UnmetExpectation",
    "Violation",
]
