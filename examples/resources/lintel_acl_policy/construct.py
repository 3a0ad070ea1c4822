# Translated from construct.ts (c7cd3f338f94b074) by `npm run translate`.
import lintel_cdktf as lintel

policy = lintel.secrets.AclPolicy(scope, "Example",
    name="deploy",
    rules=[
        lintel.secrets.Rule.read("database/creds/app"), lintel.secrets.AclPolicyRule(
            path="pki/issue/web",
            capabilities=["update"],
            allowed_parameters={"common_name": ["*.example.com"], "ttl": []}
        )
    ]
)
policy.allow("sys/leases/renew", "update")
