// Translated from construct.ts (058af8f6941d398b) by `npm run translate`.
import io.lintel.secrets.*;

PkiCrlRotation.Builder.create(scope, "Example")
        .mount("pki")
        .build();
