# Translated from construct.ts (62b2dba441a95768) by `npm run translate`.
from cdktf import TerraformVariable
import lintel_cdktf as lintel

cluster_ca_cert = TerraformVariable(scope, "cluster_ca_cert", type="string")

reviewer_token = lintel.EphemeralVariable(scope, "reviewer_token", type="string")

lintel.secrets.KubernetesAuthConfig(scope, "Example",
    kubernetes_host="https://cluster.example.com:6443",
    kubernetes_ca_cert=cluster_ca_cert.string_value,
    token_reviewer_jwt_wo=reviewer_token.string_value
)
