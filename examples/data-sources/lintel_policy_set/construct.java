// Translated from construct.ts (9b1fc6d8f8a08eb1) by `npm run translate`.
import io.lintel.platform.*;

DataPolicySet.Builder.create(scope, "Example")
        .organization("acme")
        .name("base")
        .build();
