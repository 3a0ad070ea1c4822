// Translated from construct.ts (6a8d074d8d5fa62c) by `npm run translate`.
import io.lintel.secrets.*;

DataJwtAuthRoles.Builder.create(scope, "Example")
        .mount("github")
        .build();
