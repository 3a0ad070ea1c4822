# Translated from construct.ts (6bb006e60d614d41) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.KubernetesAuthRole(scope, "Example",
    name="deploy",
    bound_service_account_names=["deployer"],
    bound_service_account_namespaces=["apps"],
    audience="https://secrets.example.com",
    token_policies=["deploy"],
    token_ttl=lintel.Duration.minutes(20)
)
