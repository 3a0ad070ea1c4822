# Translated from construct.ts (82656bcaa554b5b8) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DatabaseConnectionReset(scope, "Example",
    name="orders",
    triggers={
        "failover": "2026-03-01"
    }
)
