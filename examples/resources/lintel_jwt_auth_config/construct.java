// Translated from construct.ts (bcef5c02b5d87d59) by `npm run translate`.
import io.lintel.secrets.*;

JwtAuthConfig.Builder.create(scope, "Example")
        .mount("github")
        .trust(JwtTrust.gitHubActions())
        .build();
