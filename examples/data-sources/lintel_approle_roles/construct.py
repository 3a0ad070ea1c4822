# Translated from construct.ts (88e5197a11336b81) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

roles = lintel.secrets.DataAppRoleRoles(scope, "Example")

TerraformOutput(scope, "approle_roles", value=roles.names)
