# Translated from construct.ts (b893609e7f850852) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataPkiKeys(scope, "Example",
    mount="pki"
)
