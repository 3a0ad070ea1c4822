# Translated from construct.ts (6e78ee323dc01b79) by `npm run translate`.
from cdktf import TerraformVariable
import lintel_cdktf as lintel

cluster_ca_cert = TerraformVariable(scope, "cluster_ca_cert", type="string")

reviewer_token = TerraformVariable(scope, "reviewer_token", type="string", sensitive=True)
reviewer_token.add_override("ephemeral", True)

lintel.secrets.KubernetesAuthConfig(scope, "Example",
    kubernetes_host="https://cluster.example.com:6443",
    kubernetes_ca_cert=cluster_ca_cert.string_value,
    token_reviewer_jwt_wo=reviewer_token.string_value
)
