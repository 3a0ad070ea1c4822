# Translated from construct.ts (d2ce0038e996ce0e) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataRegistryModule(scope, "Example",
    organization="acme",
    name="vpc",
    module_provider="aws"
)
