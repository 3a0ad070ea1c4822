# Translated from construct.ts (28ee028c6a624074) by `npm run translate`.
from lintel_cdktf import secrets

secrets.DatabaseRootRotation(scope, "Example",
    name="orders",
    triggers={
        "quarter": "2026-2"
    }
)
