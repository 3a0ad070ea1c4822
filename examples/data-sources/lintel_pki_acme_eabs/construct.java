// Translated from construct.ts (605a8749e2a17aac) by `npm run translate`.
import io.lintel.secrets.*;

DataPkiAcmeEabs.Builder.create(scope, "Example")
        .mount("pki")
        .build();
