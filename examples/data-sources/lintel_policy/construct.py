# Translated from construct.ts (1293fa3d443d87e3) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataPolicy(scope, "Example",
    organization="acme",
    name="restrict-instance-types"
)
