# Translated from construct.ts (3b5df77bbf1f44e8) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

database_roles = lintel.secrets.DataDatabaseRoles(scope, "Example")

TerraformOutput(scope, "roles", value=database_roles.names)
