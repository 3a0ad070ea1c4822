// Translated from construct.ts (cf444045329c07e0) by `npm run translate`.
import io.lintel.platform.*;

DataOauthToken.Builder.create(scope, "Example")
        .organization("acme")
        .oauthClientName("main")
        .build();
