// Translated from construct.ts (0bf3a49c934299fa) by `npm run translate`.
import io.lintel.secrets.*;

DataJwtAuthRole.Builder.create(scope, "Example")
        .mount("github")
        .name("deploy")
        .build();
