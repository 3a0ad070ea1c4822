# Translated from construct.ts (e377b10a97f04544) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataPkiAutoTidyConfig(scope, "Example",
    mount="pki"
)
