// Translated from construct.ts (4cd53a81b17af6c2) by `npm run translate`.
import io.lintel.secrets.*;

DataPkiAcmeConfig.Builder.create(scope, "Example")
        .mount("pki")
        .build();
