// Translated from construct.ts (e232964d265eb2e7) by `npm run translate`.
import java.util.Map;
import io.lintel.secrets.*;

PkiAcmeEab.Builder.create(scope, "Example")
        .mount("pki")
        .role("web")
        .triggers(Map.of("year", "2026"))
        .build();
