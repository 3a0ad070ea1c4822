// Translated from construct.ts (92ffaa095672f862) by `npm run translate`.
import io.lintel.secrets.*;

DataDatabaseStaticRole.Builder.create(scope, "Example")
        .name("reporting")
        .build();
