# Translated from construct.ts (1b9af120a314f7bf) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataPkiCrlConfig(scope, "Example",
    mount="pki"
)
