# Translated from construct.ts (7e9b6c849733e49a) by `npm run translate`.
import lintel_cdktf as lintel

kubernetes = lintel.secrets.AuthMount(scope, "Kubernetes", path="kubernetes", type="kubernetes")

lintel.secrets.KubernetesAuthRole(scope, "Example",
    mount=kubernetes.path,
    name="deploy",
    bound_service_account_names=["deployer"],
    bound_service_account_namespaces=["apps"],
    audience="https://secrets.example.com",
    token_policies=["deploy"],
    token_ttl=lintel.Duration.minutes(20)
)
