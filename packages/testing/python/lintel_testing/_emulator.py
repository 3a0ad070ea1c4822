from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Any, List, Optional, Sequence, Union

from ._client import EmulatorClient, EmulatorError
from ._program import find_program

_SECONDS_TO_END = 10


class Emulator(EmulatorClient):
    """Starts an emulator on a free port of this machine, in a process of its own that ends with this one.

    Both services are at ``address``. ``options`` are further options of the command ``lintel emulator``, such as
    ``["--dialect", "vault", "--clock", "2030-01-31T12:00:00Z", "--freeze-clock"]``. ``command`` is the program to start
    instead of the one in the package, which the variable ``LINTEL_EMULATOR_PROGRAM`` can name, too.
    """

    def __init__(
        self,
        *,
        strict: bool = False,
        seed: Optional[int] = None,
        tls: bool = False,
        options: Sequence[str] = (),
        command: Union[str, Sequence[str], None] = None,
    ) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="lintel-emulator-")
        self._process: Optional[subprocess.Popen[str]] = None
        ca_file = str(Path(self._folder.name, "ca.pem")) if tls else None
        try:
            program = find_program(command, Path(self._folder.name))
            self._process = _start([*program, "emulator", *_arguments(strict, seed, ca_file), *options])
            super().__init__(_address(self._process), ca_file=ca_file)
        except BaseException:
            self._stop()
            raise

    def close(self) -> None:
        """Stops the emulator. Raises an error if it is strict and violations are left, which it has printed."""
        status = self._stop()
        if status:
            raise EmulatorError(f"The emulator has ended with status {status}; its output says why.")

    def __enter__(self) -> "Emulator":
        return self

    def __exit__(self, kind: Any, *_: Any) -> None:
        # A test that has failed already fails for its own reason.
        if kind is None:
            self.close()
        else:
            self._stop()

    def _stop(self) -> int:
        process, self._process = self._process, None
        status = 0 if process is None else _end(process)
        self._folder.cleanup()
        return status


def _arguments(strict: bool, seed: Optional[int], ca_file: Optional[str]) -> List[str]:
    return [
        "--port",
        "0",
        "--quiet",
        *(["--strict"] if strict else []),
        *([] if seed is None else ["--seed", str(seed)]),
        *([] if ca_file is None else ["--tls", "--ca-file", ca_file]),
    ]


def _start(command: List[str]) -> "subprocess.Popen[str]":
    try:
        # It exits when its standard input closes, which happens even if this process is killed.
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    except OSError as error:
        raise EmulatorError(f"{command[0]} cannot be started: {error}") from error


def _address(process: "subprocess.Popen[str]") -> str:
    assert process.stdout is not None
    line = process.stdout.readline().strip()
    if line == "":
        raise EmulatorError(f"The emulator has ended with status {process.wait()}; its output says why.")
    return line


def _end(process: "subprocess.Popen[str]") -> int:
    try:
        process.communicate(timeout=_SECONDS_TO_END)
    except subprocess.TimeoutExpired:
        process.kill()
        process.communicate()
    return process.returncode
