# Translated from construct.ts (ca02b80b88d48990) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataRegistryGpgKey(scope, "Example",
    organization="acme",
    key_id="2B042905A32D7D18"
)
