// Translated from construct.ts (0512fbe3a15029f5) by `npm run translate`.
import io.lintel.secrets.*;

DataPkiKeysConfig.Builder.create(scope, "Example")
        .mount("pki")
        .build();
