# Translated from construct.ts (464ae856325be9f7) by `npm run translate`.
from cdktf import TerraformOutput
from lintel_cdktf import secrets

cluster_config = secrets.DataClusterConfig(scope, "Example")

TerraformOutput(scope, "cluster_host", value=cluster_config.cluster_host)
