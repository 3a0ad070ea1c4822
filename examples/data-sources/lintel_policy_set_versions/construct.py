# Translated from construct.ts (eb036b2ed7bf7d74) by `npm run translate`.
import lintel_cdktf as lintel

guardrails = lintel.platform.DataPolicySet(scope, "Guardrails", organization="acme", name="guardrails")
lintel.platform.DataPolicySetVersions(scope, "Versions", policy_set_id=guardrails.id)
