// Translated from construct.ts (e377b10a97f04544) by `npm run translate`.
import io.lintel.secrets.*;

DataPkiAutoTidyConfig.Builder.create(scope, "Example")
        .mount("pki")
        .build();
