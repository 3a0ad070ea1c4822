# Translated from construct.ts (0840733f4f57355a) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataDatabaseRole(scope, "Example",
    name="app"
)
