# Translated from construct.ts (e879445331ba1b2c) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataRegistryModuleVersions(scope, "Example",
    namespace="acme",
    name="vpc",
    module_provider="aws"
)
