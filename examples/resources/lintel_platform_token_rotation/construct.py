# Translated from construct.ts (8428d4c9b6f709a9) by `npm run translate`.
from lintel_cdktf import secrets

secrets.PlatformTokenRotation(scope, "Example",
    role="pipeline",
    triggers={
        "month": "2026-03"
    }
)
