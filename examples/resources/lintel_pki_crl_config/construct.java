// Translated from construct.ts (9addb956c8adb8fe) by `npm run translate`.
import io.lintel.Duration;
import io.lintel.secrets.*;

PkiCrlConfig.Builder.create(scope, "Example")
        .mount("pki")
        .expiry(Duration.hours(72))
        .autoRebuild(true)
        .autoRebuildGracePeriod(Duration.hours(12))
        .enableDelta(true)
        .deltaRebuildInterval(Duration.minutes(15))
        .build();
