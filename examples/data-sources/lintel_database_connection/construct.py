# Translated from construct.ts (de29f0fc2fdb3e36) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataDatabaseConnection(scope, "Example",
    name="orders"
)
