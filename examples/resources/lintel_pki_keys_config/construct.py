# Translated from construct.ts (9d5ba0970612afae) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.PkiKeysConfig(scope, "Example",
    mount="pki",
    default="signing-2026"
)
