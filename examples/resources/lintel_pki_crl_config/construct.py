# Translated from construct.ts (9addb956c8adb8fe) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.PkiCrlConfig(scope, "Example",
    mount="pki",
    expiry=lintel.Duration.hours(72),
    auto_rebuild=True,
    auto_rebuild_grace_period=lintel.Duration.hours(12),
    enable_delta=True,
    delta_rebuild_interval=lintel.Duration.minutes(15)
)
