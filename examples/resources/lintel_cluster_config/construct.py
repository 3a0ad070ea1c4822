# Translated from construct.ts (57928844a218c7f5) by `npm run translate`.
import lintel_cdktf as lintel

cluster_ca_cert = lintel.EphemeralVariable(scope, "cluster_ca_cert", type="string")

cluster_token = lintel.EphemeralVariable(scope, "cluster_token", type="string")

lintel.secrets.ClusterConfig(scope, "Example",
    cluster_host="https://cluster.example.com:6443",
    cluster_ca_cert=cluster_ca_cert.string_value,
    service_account_jwt_wo=cluster_token.string_value
)
