"""Does with hvac what programs do with the secrets service, and prints what it got as JSON."""

import json
import os

import hvac
from hvac.exceptions import Forbidden, InvalidPath, InvalidRequest

ADDRESS = os.environ["ADDRESS"]
client = hvac.Client(url=ADDRESS, token=os.environ["TOKEN"])
got = {}

got["authenticated"] = client.is_authenticated()
got["sealed"] = client.sys.is_sealed()

client.sys.enable_secrets_engine("pki", path="team", config={"max_lease_ttl": "8760h"})
client.sys.tune_mount_configuration("team", default_lease_ttl="1h")
mount = client.sys.read_mount_configuration("team")["data"]
got["mount"] = [mount["default_lease_ttl"], mount["max_lease_ttl"]]
root = client.secrets.pki.generate_root("internal", "Team CA", {"key_type": "ec", "ttl": "720h"}, mount_point="team")
client.secrets.pki.create_or_update_role("web", {"allow_any_name": True, "key_type": "ec"}, mount_point="team")
leaf = client.secrets.pki.generate_certificate("web", "a.example.com", {"ttl": "30m"}, mount_point="team")["data"]
got["certificate"] = [leaf["issuing_ca"] == root["data"]["certificate"], leaf["private_key_type"]]
got["roles"] = client.secrets.pki.list_roles(mount_point="team")["data"]["keys"]
client.secrets.pki.revoke_certificate(leaf["serial_number"], mount_point="team")
got["revoked"] = client.secrets.pki.read_certificate(leaf["serial_number"], mount_point="team")["data"][
    "revocation_time"
] > 0

client.secrets.database.configure(
    "main",
    plugin_name="postgresql-database-plugin",
    verify_connection=False,
    allowed_roles=["app"],
    connection_url=os.environ["DATABASE"],
    username=os.environ.get("USERNAME", "root"),
    password=os.environ.get("PASSWORD", "canary"),
)
client.secrets.database.create_role("app", "main", ['CREATE ROLE "{{name}}" LOGIN PASSWORD \'{{password}}\''], default_ttl="1h", max_ttl="2h")
user = client.secrets.database.generate_credentials("app")
renewed = client.sys.renew_lease(user["lease_id"], increment=600)
client.sys.revoke_lease(user["lease_id"])
got["lease"] = [user["lease_duration"], renewed["lease_duration"]]
try:
    client.sys.read_lease(user["lease_id"])
except InvalidRequest as error:
    got["no lease"] = error.errors

client.sys.create_or_update_policy("app", 'path "team/roles/*" { capabilities = ["read", "list"] }')
token = client.auth.token.create(policies=["app"], ttl="1h")["auth"]
limited = hvac.Client(url=ADDRESS, token=token["client_token"])
got["limited"] = [limited.secrets.pki.read_role("web", mount_point="team")["data"]["key_type"], token["policies"]]
try:
    limited.secrets.pki.create_or_update_role("web", {}, mount_point="team")
except Forbidden as error:
    got["forbidden"] = type(error).__name__
try:
    client.secrets.pki.read_role("none", mount_point="team")
except InvalidPath as error:
    got["missing"] = type(error).__name__

client.sys.enable_auth_method("approle")
client.auth.approle.create_or_update_approle("app", token_policies=["app"], token_ttl="20m")
role_id = client.auth.approle.read_role_id("app")["data"]["role_id"]
secret_id = client.auth.approle.generate_secret_id("app")["data"]["secret_id"]
login = hvac.Client(url=ADDRESS).auth.approle.login(role_id, secret_id)["auth"]
got["login"] = [login["lease_duration"], login["policies"]]

wrapped = client.read("team/roles/web", wrap_ttl="5m")["wrap_info"]["token"]
got["unwrapped"] = hvac.Client(url=ADDRESS, token=wrapped).sys.unwrap()["data"]["key_type"]

print(json.dumps(got))
