# Translated from construct.ts (fdb3f24f4395639d) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

cluster_roles = lintel.secrets.DataClusterRoles(scope, "Example")

TerraformOutput(scope, "cluster_roles", value=cluster_roles.names)
