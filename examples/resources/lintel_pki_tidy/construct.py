# Translated from construct.ts (3554665f2c0e38e6) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.PkiTidy(scope, "Example",
    mount="pki",
    tidy_cert_store=True,
    tidy_revoked_certs=True,
    safety_buffer=lintel.Duration.hours(72)
)
