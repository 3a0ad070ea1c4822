"""Finds the program of the emulator: the one of this package, and no other that happens to be installed."""

from __future__ import annotations

import os
import shutil
import tarfile
from importlib.util import find_spec
from pathlib import Path
from typing import List, Sequence, Union

from ._client import EmulatorError

PROGRAM = "LINTEL_EMULATOR_PROGRAM"


def find_program(command: Union[str, Sequence[str], None], folder: Path) -> List[str]:
    """The command to run: the given one, or that of the variable, or that of the package, unpacked into the folder."""
    given = command or os.environ.get(PROGRAM)
    if given:
        return [given] if isinstance(given, str) else list(given)
    # As the constructs do.
    node = os.environ.get("JSII_NODE") or shutil.which("node")
    if node is None:
        raise EmulatorError(f"The emulator needs Node.js: put `node` on the PATH, or set JSII_NODE or {PROGRAM}.")
    _unpack(_archive(), folder)
    return [node, str(folder / "package" / "bin" / "lintel")]


def _archive() -> Path:
    # Finding the module does not import it: that would start Node.js for the constructs.
    for name in ("lintel_cdktf", "lintel_cdktn"):
        spec = find_spec(name)
        places = (spec and spec.submodule_search_locations) or []
        for archive in (found for place in places for found in Path(place, "_jsii").glob("lintel*@*.tgz")):
            return archive
    raise EmulatorError(
        f"Neither lintel-cdktn nor lintel-cdktf is installed. Set {PROGRAM} to the path of `lintel`."
    )


def _unpack(archive: Path, folder: Path) -> None:
    """Only what the command needs: neither the provider nor the constructs."""
    with tarfile.open(archive) as tar:
        for member in tar:
            if member.isfile() and _is_needed(member.name):
                target = folder / member.name
                target.parent.mkdir(parents=True, exist_ok=True)
                content = tar.extractfile(member)
                assert content is not None
                target.write_bytes(content.read())


def _is_needed(name: str) -> bool:
    folder, _, file = name.rpartition("/")
    return folder in ("package", "package/bin") or (folder == "package/lib/bundle" and file.endswith(".js"))
