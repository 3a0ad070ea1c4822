// Translated from construct.ts (34e79a3de000b02e) by `npm run translate`.
import io.lintel.secrets.*;

DataPkiClusterConfig.Builder.create(scope, "Example")
        .mount("pki")
        .build();
