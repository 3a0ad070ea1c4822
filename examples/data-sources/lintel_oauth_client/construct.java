// Translated from construct.ts (d82533999522b085) by `npm run translate`.
import io.lintel.platform.*;

DataOauthClient.Builder.create(scope, "Example")
        .organization("acme")
        .name("main")
        .build();
