# Translated from construct.ts (27cbe178a2a41a1b) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataAgentPool(scope, "Example",
    organization="acme",
    name="main"
)
