# Translated from construct.ts (d67d26a99fb62117) by `npm run translate`.
from lintel_cdktf import platform

platform.AdminModuleConsumers(scope, "Example",
    organization="acme",
    consumers=["beta", "gamma"]
)
