// Translated from construct.ts (376b30bc03b6dc08) by `npm run translate`.
import io.lintel.platform.*;

DataOauthClients.Builder.create(scope, "Example")
        .organization("acme")
        .build();
