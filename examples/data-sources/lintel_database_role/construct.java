// Translated from construct.ts (0840733f4f57355a) by `npm run translate`.
import io.lintel.secrets.*;

DataDatabaseRole.Builder.create(scope, "Example")
        .name("app")
        .build();
