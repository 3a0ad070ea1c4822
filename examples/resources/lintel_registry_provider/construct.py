# Translated from construct.ts (7c2006e6dc9e5e8b) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.RegistryProvider(scope, "Internal",
    organization="acme",
    name="internal"
)
