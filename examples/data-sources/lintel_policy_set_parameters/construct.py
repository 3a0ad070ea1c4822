# Translated from construct.ts (d9e20d75896e1238) by `npm run translate`.
import lintel_cdktf as lintel

cost = lintel.platform.DataPolicySet(scope, "Cost", organization="acme", name="cost")
lintel.platform.DataPolicySetParameters(scope, "Parameters", policy_set_id=cost.id)
