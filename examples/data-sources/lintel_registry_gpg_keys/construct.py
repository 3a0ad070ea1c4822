# Translated from construct.ts (b52b82af9ade976e) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataRegistryGpgKeys(scope, "Example", organizations=["acme"])
