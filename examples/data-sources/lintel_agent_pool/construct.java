// Translated from construct.ts (27cbe178a2a41a1b) by `npm run translate`.
import io.lintel.platform.*;

DataAgentPool.Builder.create(scope, "Example")
        .organization("acme")
        .name("main")
        .build();
