# Translated from construct.ts (77047661dd6a2662) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

database_static_roles = lintel.secrets.DataDatabaseStaticRoles(scope, "Example")

TerraformOutput(scope, "static_roles", value=database_static_roles.names)
