# Translated from construct.ts (b6b610053c567a6f) by `npm run translate`.
from cdktf import TerraformVariable
import lintel_cdktf as lintel

cluster_ca_cert = TerraformVariable(scope, "cluster_ca_cert", type="string")

reviewer_token = lintel.EphemeralVariable(scope, "reviewer_token", type="string")

kubernetes = lintel.secrets.AuthMount(scope, "Kubernetes", path="kubernetes", type="kubernetes")

lintel.secrets.KubernetesAuthConfig(scope, "Example",
    mount=kubernetes.path,
    kubernetes_host="https://cluster.example.com:6443",
    kubernetes_ca_cert=cluster_ca_cert.string_value,
    token_reviewer_jwt_wo=reviewer_token.string_value
)
