// Translated from construct.ts (ee0b4a80e735d771) by `npm run translate`.
import io.lintel.secrets.*;

DataKubernetesAuthConfig.Builder.create(scope, "Example")
        .mount("kubernetes")
        .build();
