# Translated from construct.ts (fe8d4de4fbc93e80) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataAclPolicy(scope, "Example",
    name="default"
)
