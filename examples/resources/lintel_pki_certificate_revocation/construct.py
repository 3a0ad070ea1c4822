# Translated from construct.ts (2af3c6c3cecdf263) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.PkiCertificateRevocation(scope, "Example",
    mount="pki",
    serial_number="17:67:16:b0:b9:45:58:c0:3a:29"
)
