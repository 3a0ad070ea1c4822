# Translated from construct.ts (1134dddd32e79c9e) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataPkiKey(scope, "Example",
    mount="pki",
    key_ref="signing-2026"
)
