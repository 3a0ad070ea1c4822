# Translated from construct.ts (605a8749e2a17aac) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataPkiAcmeEabs(scope, "Example",
    mount="pki"
)
