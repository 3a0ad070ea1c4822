# Translated from construct.ts (a7521d9a9d81fafe) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataPasswordPolicy(scope, "Example",
    name="database"
)
