// Translated from construct.ts (5460921b10f97b31) by `npm run translate`.
import io.lintel.Duration;
import io.lintel.secrets.*;

PkiAutoTidyConfig.Builder.create(scope, "Example")
        .mount("pki")
        .enabled(true)
        .tidyCertStore(true)
        .tidyRevokedCerts(true)
        .tidyAcme(true)
        .intervalDuration(Duration.hours(12))
        .safetyBuffer(Duration.hours(72))
        .build();
