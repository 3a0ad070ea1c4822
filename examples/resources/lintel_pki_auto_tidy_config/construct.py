# Translated from construct.ts (5460921b10f97b31) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.PkiAutoTidyConfig(scope, "Example",
    mount="pki",
    enabled=True,
    tidy_cert_store=True,
    tidy_revoked_certs=True,
    tidy_acme=True,
    interval_duration=lintel.Duration.hours(12),
    safety_buffer=lintel.Duration.hours(72)
)
