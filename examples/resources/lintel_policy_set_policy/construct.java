// Translated from construct.ts (cb44b5ee3c89cf3b) by `npm run translate`.
import io.lintel.platform.*;

Policy member = Policy.Builder.create(scope, "Tags")
        .organization("acme")
        .name("require-tags")
        .enforcementLevel(PolicyEnforcementLevel.HARD_MANDATORY)
        .source(PolicySource.text("main = rule { true }\n"))
        .build();
PolicySet shared = PolicySet.Builder.create(scope, "Shared").organization("acme").name("shared").build();
PolicySetPolicy.Builder.create(scope, "Example").policySetId(shared.getId()).policyId(member.getId()).build();
