// Translated from construct.ts (fe8d4de4fbc93e80) by `npm run translate`.
import io.lintel.secrets.*;

DataAclPolicy.Builder.create(scope, "Example")
        .name("default")
        .build();
