# Translated from construct.ts (a5915e18c077edde) by `npm run translate`.
import lintel_cdktf as lintel

cost = lintel.platform.PolicySet(scope, "Cost", organization="acme", name="cost")
lintel.platform.PolicySetParameter(scope, "Limit",
    policy_set_id=cost.id,
    key="monthly_limit",
    value="500"
)
