# Translated from construct.ts (77a59d6b02c95db5) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataAuthMount(scope, "Example",
    path="github"
)
