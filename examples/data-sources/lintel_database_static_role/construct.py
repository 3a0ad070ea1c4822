# Translated from construct.ts (92ffaa095672f862) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataDatabaseStaticRole(scope, "Example",
    name="reporting"
)
