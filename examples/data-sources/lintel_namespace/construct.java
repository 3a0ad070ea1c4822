// Translated from construct.ts (32f8409791eb794c) by `npm run translate`.
import io.lintel.secrets.*;

DataNamespace.Builder.create(scope, "Example")
        .path("payments")
        .build();
