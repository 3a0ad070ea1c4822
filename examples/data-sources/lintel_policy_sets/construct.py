# Translated from construct.ts (9cd6b0edb2c12578) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataPolicySets(scope, "Example",
    organization="acme"
)
