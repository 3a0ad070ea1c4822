// Translated from construct.ts (f7d8428138d0ee2c) by `npm run translate`.
import io.lintel.secrets.*;

DataPkiUrlsConfig.Builder.create(scope, "Example")
        .mount("pki")
        .build();
