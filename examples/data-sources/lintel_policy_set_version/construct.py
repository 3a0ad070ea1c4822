# Translated from construct.ts (9879a6caadcc3fdf) by `npm run translate`.
import lintel_cdktf as lintel

guardrails = lintel.platform.DataPolicySet(scope, "Guardrails", organization="acme", name="guardrails")
lintel.platform.DataPolicySetVersion(scope, "Enforced", version_id=guardrails.current_version.id)
