# Translated from construct.ts (39c376225904dfe2) by `npm run translate`.
import lintel_cdktf as lintel

current = lintel.secrets.DataPkiIssuer(scope, "Current", mount="pki", issuer_ref="root-2026")

lintel.secrets.PkiIssuersConfig(scope, "Example",
    mount="pki",
    default=current.issuer_id
)
