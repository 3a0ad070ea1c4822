# Translated from construct.ts (6fd3b2923ed1496e) by `npm run translate`.
import lintel_cdktf as lintel

cost = lintel.platform.DataPolicySet(scope, "Cost", organization="acme", name="cost")
lintel.platform.DataPolicySetParameter(scope, "Limit", policy_set_id=cost.id, key="monthly_limit")
