# Translated from construct.ts (ee743f8d3616c077) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataRegistryStandardModule(scope, "Example",
    namespace="acme",
    name="vpc",
    module_provider="aws",
    version="1.1.0"
)
