# Translated from construct.ts (1e42dce031c1425d) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

admin_organization = lintel.platform.DataAdminOrganization(scope, "Example",
    name="acme",
    include=["owners"]
)

TerraformOutput(scope, "workspace_limit", value=admin_organization.workspace_limit)
