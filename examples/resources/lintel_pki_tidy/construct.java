// Translated from construct.ts (3554665f2c0e38e6) by `npm run translate`.
import io.lintel.Duration;
import io.lintel.secrets.*;

PkiTidy.Builder.create(scope, "Example")
        .mount("pki")
        .tidyCertStore(true)
        .tidyRevokedCerts(true)
        .safetyBuffer(Duration.hours(72))
        .build();
