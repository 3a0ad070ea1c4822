# Translated from construct.ts (d8c9a61eb1e77a02) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataPkiCertificate(scope, "Example",
    serial_number="17:67:16:b0:b9:45:58:c0:3a:29:e3:cb:d6:98:33:7a:a6:3b:66:c1"
)
