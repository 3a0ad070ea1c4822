// Translated from construct.ts (861c0e98b087e0a1) by `npm run translate`.
import io.lintel.secrets.*;

DataJwtAuthConfig.Builder.create(scope, "Example")
        .mount("github")
        .build();
