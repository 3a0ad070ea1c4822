# Translated from construct.ts (91fb63404f0a4626) by `npm run translate`.
from cdktf import TerraformOutput
from lintel_cdktf import secrets

pki_roles = secrets.DataPkiRoles(scope, "Example")

TerraformOutput(scope, "roles", value=pki_roles.names)
