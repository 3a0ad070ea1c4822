# Translated from construct.ts (fdb3f24f4395639d) by `npm run translate`.
from cdktf import TerraformOutput
from lintel_cdktf import secrets

cluster_roles = secrets.DataClusterRoles(scope, "Example")

TerraformOutput(scope, "cluster_roles", value=cluster_roles.names)
