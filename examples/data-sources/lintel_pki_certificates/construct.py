# Translated from construct.ts (448420e5fcee7c80) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataPkiCertificates(scope, "Example",
    mount="pki"
)
