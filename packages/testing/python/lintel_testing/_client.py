from __future__ import annotations

import json
import re
import ssl
from datetime import datetime, timezone
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any, Dict, List, Mapping, Optional, Sequence, Union
from urllib.parse import quote, urlsplit

from ._types import ClockReading, Fault, Journal, RecordedRequest, RequestPattern, Times, Violation

Document = Dict[str, Any]


class EmulatorError(Exception):
    """The emulator refuses a control request, or cannot be started or reached. The message says what is wrong."""

    def __init__(self, message: str, status: Optional[int] = None) -> None:
        super().__init__(message)
        self.status = status
        """The HTTP status of a refusal."""


class UnmetExpectation(EmulatorError, AssertionError):
    """The emulator has not received what was expected. The message shows the requests that come nearest."""


class EmulatorClient:
    """Controls an emulator that runs at this address, such as ``http://127.0.0.1:8400``."""

    def __init__(
        self, address: str, *, control_token: Optional[str] = None, ca_file: Optional[str] = None
    ) -> None:
        parts = urlsplit(address)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise EmulatorError(f'"{address}" is no address of an emulator, such as http://127.0.0.1:8400.')
        self.address = f"{parts.scheme}://{parts.netloc}"
        self.ca_file = ca_file
        """The file of the CA certificate to trust, over HTTPS."""
        self._netloc = parts.netloc
        self._context = ssl.create_default_context(cafile=ca_file) if parts.scheme == "https" else None
        self._headers = {"Content-Type": "application/json"}
        if control_token is not None:
            self._headers["X-Emulator-Token"] = control_token

    def reset(self) -> None:
        """Returns to the start: objects, clock and settings, without faults and limits. The journal stays."""
        self._call("POST", "/reset")

    def requests(self) -> Document:
        """Counts of equal requests with equal responses."""
        return self._call("GET", "/requests")

    def clear_requests(self) -> None:
        """Forgets the requests: the counts, and the journal."""
        self._call("DELETE", "/requests")

    def journal(self) -> Journal:
        """The latest requests with queries, headers and bodies, in the order in which they arrived."""
        return self._call("GET", "/journal")

    def find_requests(self, request: RequestPattern) -> List[RecordedRequest]:
        """The requests in the journal that match."""
        return self._call("POST", "/journal/find", {"request": request})["requests"]

    def expect_request(self, request: RequestPattern, times: Union[int, Times, None] = None) -> None:
        """Fails unless the journal has as many matching requests as expected: at least one by default."""
        body: Document = {"request": request}
        if times is not None:
            body["times"] = times
        self._call("POST", "/verify", body)

    def expect_requests(self, requests: Sequence[RequestPattern]) -> None:
        """Fails unless the journal has matching requests in this order; there may be others in between."""
        self._call("POST", "/verify", {"requests": list(requests)})

    def violations(self) -> List[Violation]:
        """What a strict emulator has noted: requests with an unknown route, field or query parameter."""
        return self._call("GET", "/violations")["violations"]

    def clear_violations(self) -> None:
        self._call("DELETE", "/violations")

    def expect_no_violations(self) -> None:
        """Fails with all violations, and forgets them, if there are any."""
        violations = self.violations()
        if violations:
            self.clear_violations()
            lines = [_describe(violation) for violation in violations]
            raise UnmetExpectation("\n  ".join(["Requests violate the strict mode of the emulator:", *lines]), 422)

    def clock(self) -> ClockReading:
        return _reading(self._call("GET", "/clock"))

    def advance_clock(self, seconds: float) -> ClockReading:
        """Advances the clock, or moves it back if ``seconds`` is below 0."""
        return self._change_clock({"advanceSeconds": seconds})

    def set_clock(self, now: Union[datetime, str]) -> ClockReading:
        return self._change_clock({"now": _time_text(now)})

    def freeze_clock(self, now: Union[datetime, str, None] = None) -> ClockReading:
        """Stops the clock, at the given time or where it is."""
        return self._change_clock({"frozen": True, **({} if now is None else {"now": _time_text(now)})})

    def resume_clock(self) -> ClockReading:
        """Lets a frozen clock run from where it stands."""
        return self._change_clock({"frozen": False})

    def set_faults(self, faults: Sequence[Fault], seed: Optional[int] = None) -> None:
        """Replaces all faults. The seed determines what ``probability`` draws."""
        body: Document = {"faults": list(faults)}
        if seed is not None:
            body["seed"] = seed
        self._call("PUT", "/faults", body)

    def clear_faults(self) -> None:
        self._call("DELETE", "/faults")

    def set_limits(self, requests_per_second: float) -> None:
        """Limits the requests of each token."""
        self._call("PUT", "/limits", {"requestsPerSecond": requests_per_second})

    def clear_limits(self) -> None:
        self._call("PUT", "/limits", {})

    def settings(self) -> Document:
        return self._call("GET", "/settings")

    def change_settings(self, settings: Mapping[str, Any]) -> Document:
        """Settings that are left out keep their values."""
        return self._call("PUT", "/settings", settings)

    def snapshot(self) -> Document:
        return self._call("GET", "/snapshot")

    def restore(self, snapshot: Mapping[str, Any]) -> None:
        """Replaces the state of both services."""
        self._call("PUT", "/snapshot", snapshot)

    def apply_seeds(self, seeds: Mapping[str, Any]) -> None:
        """Adds to the state, all or nothing."""
        self._call("POST", "/seeds", seeds)

    def create_organization(self, name: str, email: str) -> Document:
        return self._call("POST", "/organizations", {"name": name, "email": email})

    def create_workspace(self, name: str, organization: str, **more: Any) -> Document:
        """``more`` are ``id``, ``project``, ``tags``, ``executionMode`` and ``agentPool``."""
        return self._create("/workspaces", name, organization, more)

    def create_policy_set(self, name: str, organization: str, **more: Any) -> Document:
        """``more`` are ``id``, ``kind``, ``global``, ``policies``, ``workspaces``, ``projects`` and exclusions."""
        return self._create("/policy-sets", name, organization, more)

    def create_project(self, name: str, organization: str, **more: Any) -> Document:
        """``more`` are ``id``, ``description`` and ``tags``."""
        return self._create("/projects", name, organization, more)

    def create_team(self, name: str, organization: str, **more: Any) -> Document:
        """``more`` are ``id``, ``rights``, ``workspaces`` and ``visibility``. The result has the ``token``."""
        return self._create("/teams", name, organization, more)

    def create_agent_pool(self, name: str, organization: str, **more: Any) -> Document:
        return self._create("/agent-pools", name, organization, more)

    def create_oauth_client(self, organization: str, **more: Any) -> Document:
        """``more`` are ``id``, ``name``, ``serviceProvider`` and ``tokens``."""
        return self._call("POST", "/oauth-clients", {"organization": organization, **more})

    def authorise_oauth_client(self, id: str) -> Document:
        """As a person does: a client without a token has one then."""
        return self._call("POST", f"/oauth-clients/{quote(id, safe='')}/authorise", {})

    def create_user(self, username: str, organization: str, **more: Any) -> Document:
        """``more`` are ``id``, ``membership``, ``status`` and ``email``."""
        return self._call("POST", "/users", {"username": username, "organization": organization, **more})

    def set_workspace_state(self, id: str, **state: Any) -> Document:
        """What safe deletion sees: ``resources`` and ``processing``."""
        return self._call("POST", f"/workspaces/{quote(id, safe='')}/state", state)

    def lock_workspace(self, id: str, by: str = "user") -> None:
        """``by`` is ``user`` or ``run``."""
        self._call("POST", f"/workspaces/{quote(id, safe='')}/lock", {"by": by})

    def unlock_workspace(self, id: str) -> None:
        self._call("DELETE", f"/workspaces/{quote(id, safe='')}/lock")

    def create_github_app_installation(self, name: str, **more: Any) -> Document:
        """``more`` are ``id``, ``installationId`` and ``type``."""
        return self._call("POST", "/github-app-installations", {"name": name, **more})

    def create_repository(self, identifier: str, connection: str, **more: Any) -> Document:
        """Creates a repository, or replaces it. ``more`` are ``tags``, ``files`` and ``branches``."""
        return self._call("POST", "/repositories", {"identifier": identifier, "connection": connection, **more})

    def delete_project(self, id: str) -> None:
        self._delete("projects", id)

    def delete_workspace(self, id: str) -> None:
        self._delete("workspaces", id)

    def delete_team(self, id: str) -> None:
        self._delete("teams", id)

    def delete_agent_pool(self, id: str) -> None:
        self._delete("agent-pools", id)

    def delete_oauth_client(self, id: str) -> None:
        self._delete("oauth-clients", id)

    def start_run(self, workspace: str, **more: Any) -> Document:
        """Starts a run, which calls the run tasks of its workspace.

        ``more`` are ``message``, ``speculative``, ``plan``, ``address`` and ``wait``, which waits for the run's end.
        """
        return self._call("POST", "/runs", {"workspace": workspace, **more})

    def runs(self) -> List[Document]:
        """All runs, with what their run tasks were sent and have sent."""
        return self._call("GET", "/runs")["runs"]

    def enforcement(self, workspace: str) -> Document:
        """What a run in a workspace would meet: policy sets and run tasks, with the reasons."""
        return self._call("GET", f"/enforcement/{quote(workspace, safe='')}")

    def tokens(self) -> List[Document]:
        """The tokens that the secrets service has issued and that have not ended, without the tokens themselves."""
        return self._call("GET", "/tokens")["tokens"]

    def recovery_shares(self) -> Document:
        """The current recovery key, as hexadecimal shares."""
        return self._call("GET", "/recovery-shares")

    def failover(self) -> None:
        """Makes another node active: an unfinished rekey is lost."""
        self._call("POST", "/failover")

    def _create(self, path: str, name: str, organization: str, more: Mapping[str, Any]) -> Document:
        return self._call("POST", path, {"name": name, "organization": organization, **more})

    def _delete(self, kind: str, id: str) -> None:
        self._call("DELETE", f"/{kind}/{quote(id, safe='')}")

    def _change_clock(self, change: Document) -> ClockReading:
        return _reading(self._call("POST", "/clock", change))

    def _call(self, method: str, path: str, body: Any = None) -> Any:
        sent = None if body is None else json.dumps(body, default=_operator)
        # Without urllib, which would ask the proxy of the environment.
        connection = (
            HTTPConnection(self._netloc)
            if self._context is None
            else HTTPSConnection(self._netloc, context=self._context)
        )
        try:
            connection.request(method, f"/_emulator{path}", body=sent, headers=self._headers)
            response = connection.getresponse()
            status, text = response.status, response.read()
        except (OSError, HTTPException) as error:
            raise EmulatorError(f"{method} {self.address}/_emulator{path}: {error}") from error
        finally:
            connection.close()
        reply = _parse(text)
        if status < 300:
            return reply
        message = reply.get("error") if isinstance(reply, dict) else None
        if status == 422 and message is not None:
            raise UnmetExpectation(message, status)
        message = message or f"the response has the status {status}. Is this an emulator?"
        raise EmulatorError(f"{method} /_emulator{path}: {message}", status)


def _parse(text: bytes) -> Any:
    try:
        return json.loads(text) if text else None
    except ValueError:
        return None


def _operator(value: Any) -> Any:
    """What JSON has instead of values of Python."""
    if isinstance(value, re.Pattern):
        if value.flags & ~re.UNICODE:
            raise EmulatorError(f"The regular expression {value.pattern!r} must have no flags.")
        return {"$regex": value.pattern}
    if isinstance(value, datetime):
        return _time_text(value)
    raise TypeError(f"{type(value).__name__} cannot be sent as JSON")


def _time_text(time: Union[datetime, str]) -> str:
    """A time without a time zone is UTC, as the clock's readings are."""
    if isinstance(time, str):
        return time
    return (time if time.tzinfo else time.replace(tzinfo=timezone.utc)).isoformat()


def _reading(reply: Document) -> ClockReading:
    return ClockReading(datetime.fromisoformat(reply["now"].replace("Z", "+00:00")), reply["frozen"])


def _describe(violation: Violation) -> str:
    what = "no such route" if violation["kind"] == "route" else f"unknown {', '.join(violation['fields'])}"
    return f"#{violation['number']} {violation['method']} {violation['path']}: {what}"
