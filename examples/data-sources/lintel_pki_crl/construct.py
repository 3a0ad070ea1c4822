# Translated from construct.ts (1fa1657bdae577ad) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataPkiCrl(scope, "Example",
    mount="pki",
    issuer_ref="root-2026"
)
