# Translated from construct.ts (4cd53a81b17af6c2) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataPkiAcmeConfig(scope, "Example",
    mount="pki"
)
