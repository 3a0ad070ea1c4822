# Translated from construct.ts (db03531c9c0111ad) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataRunTask(scope, "Example",
    organization="acme",
    name="image-scan"
)
