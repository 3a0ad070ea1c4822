# Translated from construct.ts (18834f73e22465bb) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataAgentPools(scope, "Example",
    organization="acme"
)
