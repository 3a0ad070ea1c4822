# Translated from construct.ts (ebf21c92bb9c340a) by `npm run translate`.
import lintel_cdktf as lintel

guardrails = lintel.platform.PolicySet(scope, "Guardrails", organization="acme", name="guardrails")
lintel.platform.PolicySetVersion(scope, "GuardrailsContent",
    policy_set_id=guardrails.id,
    source_directory="policies"
)
