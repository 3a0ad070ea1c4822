# Translated from construct.ts (28ee028c6a624074) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DatabaseRootRotation(scope, "Example",
    name="orders",
    triggers={
        "quarter": "2026-2"
    }
)
