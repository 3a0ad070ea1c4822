# Translated from construct.ts (dcfc5d48149fb826) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataRegistryProvider(scope, "Example",
    organization="acme",
    name="internal"
)
