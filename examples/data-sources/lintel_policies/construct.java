// Translated from construct.ts (9d07422273d0c246) by `npm run translate`.
import io.lintel.platform.*;

DataPolicies.Builder.create(scope, "Example")
        .organization("acme")
        .filterKind(PolicyKind.OPA)
        .build();
