# Translated from construct.ts (861c0e98b087e0a1) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataJwtAuthConfig(scope, "Example",
    mount="github"
)
