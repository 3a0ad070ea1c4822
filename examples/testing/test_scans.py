import json

import lintel_cdktf as lintel
import pytest
from cdktf import Testing
from constructs import Construct


def scans(scope: Construct) -> None:
    """The code under test."""
    lintel.platform.RunTask(
        scope,
        "Scan",
        organization="acme",
        name="image-scan",
        url="https://scanner.example.com/hooks",
        hmac_key_wo=lintel.EphemeralVariable(scope, "key").string_value,
        hmac_key_wo_version=1,
    )
    lintel.secrets.EphemeralAppRoleSecretId(scope, "Deploy", role="deploy")


@pytest.fixture(scope="module")
def synthesized() -> str:
    stack = lintel.LintelTesting.stack()
    scans(stack)
    return Testing.synth(stack)


def test_the_task_sends_its_requests_to_the_scanner(synthesized: str) -> None:
    assert Testing.to_have_resource_with_properties(
        synthesized,
        lintel.platform.RunTask.TF_RESOURCE_TYPE,
        {"name": "image-scan", "url": "https://scanner.example.com/hooks"},
    )


def test_the_key_comes_from_a_variable_that_nothing_stores(synthesized: str) -> None:
    document = json.loads(synthesized)
    assert document["resource"][lintel.platform.RunTask.TF_RESOURCE_TYPE]["Scan"]["hmac_key_wo"] == "${var.key}"
    assert document["variable"]["key"] == {"ephemeral": True, "sensitive": True}


def test_a_secret_id_of_the_role_is_issued(synthesized: str) -> None:
    assert lintel.LintelTesting.to_have_ephemeral_resource_with_properties(
        synthesized, lintel.secrets.EphemeralAppRoleSecretId.TF_RESOURCE_TYPE, {"role": "deploy"}
    )
