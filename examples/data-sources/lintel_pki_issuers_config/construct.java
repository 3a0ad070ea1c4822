// Translated from construct.ts (9a20c2fcf3fafcff) by `npm run translate`.
import io.lintel.secrets.*;

DataPkiIssuersConfig.Builder.create(scope, "Example")
        .mount("pki")
        .build();
