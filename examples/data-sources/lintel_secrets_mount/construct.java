// Translated from construct.ts (5a5e7c75092a9fc9) by `npm run translate`.
import io.lintel.secrets.*;

DataSecretsMount.Builder.create(scope, "Example")
        .path("database")
        .build();
