# Translated from construct.ts (cb44b5ee3c89cf3b) by `npm run translate`.
import lintel_cdktf as lintel

member = lintel.platform.Policy(scope, "Tags",
    organization="acme",
    name="require-tags",
    enforcement_level=lintel.platform.PolicyEnforcementLevel.HARD_MANDATORY,
    source=lintel.platform.PolicySource.text("main = rule { true }\n")
)
shared = lintel.platform.PolicySet(scope, "Shared", organization="acme", name="shared")
lintel.platform.PolicySetPolicy(scope, "Example", policy_set_id=shared.id, policy_id=member.id)
