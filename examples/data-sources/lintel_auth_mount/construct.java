// Translated from construct.ts (77a59d6b02c95db5) by `npm run translate`.
import io.lintel.secrets.*;

DataAuthMount.Builder.create(scope, "Example")
        .path("github")
        .build();
