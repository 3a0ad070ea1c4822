// Translated from construct.ts (39c376225904dfe2) by `npm run translate`.
import io.lintel.secrets.*;

DataPkiIssuer current = DataPkiIssuer.Builder.create(scope, "Current").mount("pki").issuerRef("root-2026").build();

PkiIssuersConfig.Builder.create(scope, "Example")
        .mount("pki")
        .default(current.getIssuerId())
        .build();
