// Translated from construct.ts (18834f73e22465bb) by `npm run translate`.
import io.lintel.platform.*;

DataAgentPools.Builder.create(scope, "Example")
        .organization("acme")
        .build();
