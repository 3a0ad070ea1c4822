# Translated from construct.ts (3b5df77bbf1f44e8) by `npm run translate`.
from cdktf import TerraformOutput
from lintel_cdktf import secrets

database_roles = secrets.DataDatabaseRoles(scope, "Example")

TerraformOutput(scope, "roles", value=database_roles.names)
