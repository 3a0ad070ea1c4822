// Translated from construct.ts (cc580355428556e9) by `npm run translate`.
import io.lintel.secrets.*;

DataKubernetesAuthRole.Builder.create(scope, "Example")
        .name("deploy")
        .build();
