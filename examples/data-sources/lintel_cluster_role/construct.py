# Translated from construct.ts (6bf19de69053d1dc) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataClusterRole(scope, "Example",
    name="deployer"
)
