// Translated from construct.ts (91bcc4765f691f6f) by `npm run translate`.
import io.lintel.secrets.*;

DataPkiIssuers.Builder.create(scope, "Example")
        .mount("pki")
        .build();
