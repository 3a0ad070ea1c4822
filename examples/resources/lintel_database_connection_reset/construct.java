// Translated from construct.ts (82656bcaa554b5b8) by `npm run translate`.
import java.util.Map;
import io.lintel.secrets.*;

DatabaseConnectionReset.Builder.create(scope, "Example")
        .name("orders")
        .triggers(Map.of(
                "failover", "2026-03-01"))
        .build();
