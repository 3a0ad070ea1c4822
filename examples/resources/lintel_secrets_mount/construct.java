// Translated from construct.ts (6bf11282f1fd46bd) by `npm run translate`.
import io.lintel.Duration;
import io.lintel.secrets.*;

SecretsMount.Builder.create(scope, "Example")
        .path("shop")
        .type("database")
        .description("Credentials of the shop's databases")
        .defaultLeaseTtl(Duration.hours(1))
        .maxLeaseTtl(Duration.days(1))
        .build();
