# Translated from construct.ts (11173cd8a987087c) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataRegistryBrowse(scope, "Example",
    namespace="acme",
    module_provider="aws",
    max_results=50
)
