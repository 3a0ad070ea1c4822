# Translated from construct.ts (91fb63404f0a4626) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

pki_roles = lintel.secrets.DataPkiRoles(scope, "Example")

TerraformOutput(scope, "roles", value=pki_roles.names)
