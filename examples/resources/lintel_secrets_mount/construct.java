// Translated from construct.ts (6b7ce5b8367e18fa) by `npm run translate`.
import io.lintel.Duration;
import io.lintel.secrets.*;

SecretsMount.Builder.create(scope, "Example")
        .path("database")
        .type("database")
        .description("Credentials of the shop's databases")
        .defaultLeaseTtl(Duration.hours(1))
        .maxLeaseTtl(Duration.days(1))
        .build();
