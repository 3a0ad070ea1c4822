// Translated from construct.ts (1134dddd32e79c9e) by `npm run translate`.
import io.lintel.secrets.*;

DataPkiKey.Builder.create(scope, "Example")
        .mount("pki")
        .keyRef("signing-2026")
        .build();
