// Translated from construct.ts (7f77e1c8d769aeec) by `npm run translate`.
import io.lintel.secrets.*;

DataKubernetesAuthRoles.Builder.create(scope, "Example")
        .mount("kubernetes")
        .build();
