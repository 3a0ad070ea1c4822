# Translated from construct.ts (77047661dd6a2662) by `npm run translate`.
from cdktf import TerraformOutput
from lintel_cdktf import secrets

database_static_roles = secrets.DataDatabaseStaticRoles(scope, "Example")

TerraformOutput(scope, "static_roles", value=database_static_roles.names)
