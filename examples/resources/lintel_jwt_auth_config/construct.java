// Translated from construct.ts (5e0835c4ea488ca5) by `npm run translate`.
import io.lintel.secrets.*;

AuthMount github = AuthMount.Builder.create(scope, "Github").path("github").type("jwt").build();

JwtAuthConfig.Builder.create(scope, "Example")
        .mount(github.getPath())
        .trust(JwtTrust.gitHubActions())
        .build();
