// Translated from construct.ts (539316500f0751e9) by `npm run translate`.
import java.util.List;
import io.lintel.Duration;
import io.lintel.secrets.*;

TokenRole.Builder.create(scope, "Example")
        .name("deploy")
        .allowedPolicies(List.of("deploy"))
        .renewable(false)
        .tokenExplicitMaxTtl(Duration.hours(1))
        .build();
