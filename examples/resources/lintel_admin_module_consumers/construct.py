# Translated from construct.ts (d67d26a99fb62117) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.AdminModuleConsumers(scope, "Example",
    organization="acme",
    consumers=["beta", "gamma"]
)
