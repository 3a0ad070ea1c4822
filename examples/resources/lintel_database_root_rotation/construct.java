// Translated from construct.ts (28ee028c6a624074) by `npm run translate`.
import java.util.Map;
import io.lintel.secrets.*;

DatabaseRootRotation.Builder.create(scope, "Example")
        .name("orders")
        .triggers(Map.of(
                "quarter", "2026-2"))
        .build();
