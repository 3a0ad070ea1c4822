// Translated from construct.ts (8428d4c9b6f709a9) by `npm run translate`.
import java.util.Map;
import io.lintel.secrets.*;

PlatformTokenRotation.Builder.create(scope, "Example")
        .role("pipeline")
        .triggers(Map.of(
                "month", "2026-03"))
        .build();
