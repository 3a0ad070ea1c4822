# Translated from construct.ts (1bd6531394007bf7) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataWorkspaces(scope, "Example",
    organization="acme",
    names=["app", "network"]
)
