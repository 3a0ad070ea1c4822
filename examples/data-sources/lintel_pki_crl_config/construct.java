// Translated from construct.ts (1b9af120a314f7bf) by `npm run translate`.
import io.lintel.secrets.*;

DataPkiCrlConfig.Builder.create(scope, "Example")
        .mount("pki")
        .build();
