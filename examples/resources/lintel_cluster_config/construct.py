# Translated from construct.ts (6595eac883caa41d) by `npm run translate`.
from cdktf import TerraformVariable
import lintel_cdktf as lintel

cluster_ca_cert = TerraformVariable(scope, "cluster_ca_cert", type="string", sensitive=True)
cluster_ca_cert.add_override("ephemeral", True)

cluster_token = TerraformVariable(scope, "cluster_token", type="string", sensitive=True)
cluster_token.add_override("ephemeral", True)

lintel.secrets.ClusterConfig(scope, "Example",
    cluster_host="https://cluster.example.com:6443",
    cluster_ca_cert=cluster_ca_cert.string_value,
    service_account_jwt_wo=cluster_token.string_value
)
