// Translated from construct.ts (448420e5fcee7c80) by `npm run translate`.
import io.lintel.secrets.*;

DataPkiCertificates.Builder.create(scope, "Example")
        .mount("pki")
        .build();
