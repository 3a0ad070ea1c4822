# Translated from construct.ts (0512fbe3a15029f5) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataPkiKeysConfig(scope, "Example",
    mount="pki"
)
