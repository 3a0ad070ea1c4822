// Translated from construct.ts (b893609e7f850852) by `npm run translate`.
import io.lintel.secrets.*;

DataPkiKeys.Builder.create(scope, "Example")
        .mount("pki")
        .build();
