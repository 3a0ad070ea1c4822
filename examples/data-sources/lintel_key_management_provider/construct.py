# Translated from construct.ts (77515c2d24ab0dfb) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataKeyManagementProvider(scope, "Example",
    name="store"
)
