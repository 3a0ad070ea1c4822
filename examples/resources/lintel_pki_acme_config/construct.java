// Translated from construct.ts (480f1b8ebc96e068) by `npm run translate`.
import java.util.List;
import io.lintel.secrets.*;

PkiAcmeConfig.Builder.create(scope, "Example")
        .mount("pki")
        .enabled(true)
        .allowedRoles(List.of("web"))
        .defaultDirectoryPolicy("role:web")
        .eabPolicy(PkiAcmeEabPolicy.NEW_ACCOUNT_REQUIRED)
        .build();
