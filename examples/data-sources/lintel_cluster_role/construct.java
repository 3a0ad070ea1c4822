// Translated from construct.ts (6bf19de69053d1dc) by `npm run translate`.
import io.lintel.secrets.*;

DataClusterRole.Builder.create(scope, "Example")
        .name("deployer")
        .build();
