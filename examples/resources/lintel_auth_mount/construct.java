// Translated from construct.ts (5b9b722464cd2bfb) by `npm run translate`.
import io.lintel.Duration;
import io.lintel.secrets.*;

AuthMount.Builder.create(scope, "Example")
        .path("github")
        .type("jwt")
        .description("Pipelines log in by their identity")
        .maxLeaseTtl(Duration.hours(1))
        .build();
