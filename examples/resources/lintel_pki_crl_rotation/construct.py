# Translated from construct.ts (058af8f6941d398b) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.PkiCrlRotation(scope, "Example",
    mount="pki"
)
