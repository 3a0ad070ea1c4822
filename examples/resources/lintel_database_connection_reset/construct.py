# Translated from construct.ts (82656bcaa554b5b8) by `npm run translate`.
from lintel_cdktf import secrets

secrets.DatabaseConnectionReset(scope, "Example",
    name="orders",
    triggers={
        "failover": "2026-03-01"
    }
)
