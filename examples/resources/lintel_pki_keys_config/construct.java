// Translated from construct.ts (9d5ba0970612afae) by `npm run translate`.
import io.lintel.secrets.*;

PkiKeysConfig.Builder.create(scope, "Example")
        .mount("pki")
        .default("signing-2026")
        .build();
