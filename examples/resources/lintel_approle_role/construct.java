// Translated from construct.ts (281708737499e3ad) by `npm run translate`.
import java.util.List;
import io.lintel.Duration;
import io.lintel.secrets.*;

AppRoleRole.Builder.create(scope, "Example")
        .name("deploy")
        .tokenPolicies(List.of("deploy"))
        .tokenTtl(Duration.hours(1))
        .secretIdTtl(Duration.hours(24))
        .build();
