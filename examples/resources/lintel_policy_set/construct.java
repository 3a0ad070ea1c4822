// Translated from construct.ts (f805502c06943e96) by `npm run translate`.
import java.util.List;
import io.lintel.platform.*;

DataProject payments = DataProject.Builder.create(scope, "Payments").organization("acme").name("payments").build();
Policy tags = Policy.Builder.create(scope, "Tags")
        .organization("acme")
        .name("require-tags")
        .enforcementLevel(PolicyEnforcementLevel.HARD_MANDATORY)
        .source(PolicySource.text("main = rule { true }\n"))
        .build();
PolicySet.Builder.create(scope, "Baseline")
        .organization("acme")
        .name("baseline")
        .description("What every workspace must meet.")
        .global(true)
        .policyIds(List.of(tags.getId()))
        .excludedProjectIds(List.of(payments.getId()))
        .build();
