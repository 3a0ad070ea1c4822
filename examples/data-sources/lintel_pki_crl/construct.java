// Translated from construct.ts (1fa1657bdae577ad) by `npm run translate`.
import io.lintel.secrets.*;

DataPkiCrl.Builder.create(scope, "Example")
        .mount("pki")
        .issuerRef("root-2026")
        .build();
