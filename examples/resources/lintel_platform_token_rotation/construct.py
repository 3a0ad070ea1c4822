# Translated from construct.ts (8428d4c9b6f709a9) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.PlatformTokenRotation(scope, "Example",
    role="pipeline",
    triggers={
        "month": "2026-03"
    }
)
