// Translated from construct.ts (ebf21c92bb9c340a) by `npm run translate`.
import io.lintel.platform.*;

PolicySet guardrails = PolicySet.Builder.create(scope, "Guardrails").organization("acme").name("guardrails").build();
PolicySetVersion.Builder.create(scope, "GuardrailsContent")
        .policySetId(guardrails.getId())
        .sourceDirectory("policies")
        .build();
