// Translated from construct.ts (b691dded09b3209c) by `npm run translate`.
import io.lintel.secrets.*;

PkiIssuerRevocation.Builder.create(scope, "Example")
        .mount("pki")
        .issuerRef("root-2024")
        .build();
