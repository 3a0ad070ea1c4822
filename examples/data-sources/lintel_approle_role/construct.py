# Translated from construct.ts (2ad0a7c3792918ec) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

role = lintel.secrets.DataAppRoleRole(scope, "Example",
    name="deploy"
)

TerraformOutput(scope, "role_id", value=role.role_id)
