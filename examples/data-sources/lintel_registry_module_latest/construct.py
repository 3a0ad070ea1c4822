# Translated from construct.ts (1167273cf9f95bdf) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataRegistryModuleLatest(scope, "Example",
    registry_name=lintel.platform.RegistryName.PUBLIC,
    namespace="hashicorp",
    name="consul",
    module_provider="aws"
)
