// Translated from construct.ts (1a728dcad1c94f33) by `npm run translate`.
import io.lintel.platform.*;

DataTeam.Builder.create(scope, "Example")
        .organization("acme")
        .name("platform")
        .build();
