// Translated from construct.ts (9cd6b0edb2c12578) by `npm run translate`.
import io.lintel.platform.*;

DataPolicySets.Builder.create(scope, "Example")
        .organization("acme")
        .build();
