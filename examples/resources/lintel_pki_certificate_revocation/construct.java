// Translated from construct.ts (2af3c6c3cecdf263) by `npm run translate`.
import io.lintel.secrets.*;

PkiCertificateRevocation.Builder.create(scope, "Example")
        .mount("pki")
        .serialNumber("17:67:16:b0:b9:45:58:c0:3a:29")
        .build();
