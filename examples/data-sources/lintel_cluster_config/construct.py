# Translated from construct.ts (464ae856325be9f7) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

cluster_config = lintel.secrets.DataClusterConfig(scope, "Example")

TerraformOutput(scope, "cluster_host", value=cluster_config.cluster_host)
