# Translated from construct.ts (5923243c89e81baf) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

roles = lintel.secrets.DataTokenRoles(scope, "Example")

TerraformOutput(scope, "token_roles", value=roles.names)
