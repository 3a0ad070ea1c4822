// Translated from construct.ts (57e2008474821bef) by `npm run translate`.
import java.util.List;
import io.lintel.Duration;
import io.lintel.secrets.*;

AuthMount approle = AuthMount.Builder.create(scope, "Approle").path("approle").type("approle").build();

AppRoleRole.Builder.create(scope, "Example")
        .mount(approle.getPath())
        .name("deploy")
        .tokenPolicies(List.of("deploy"))
        .tokenTtl(Duration.hours(1))
        .secretIdTtl(Duration.hours(24))
        .build();
