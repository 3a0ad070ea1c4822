# Translated from construct.ts (b691dded09b3209c) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.PkiIssuerRevocation(scope, "Example",
    mount="pki",
    issuer_ref="root-2024"
)
