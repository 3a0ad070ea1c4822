# Translated from construct.ts (df1e454c288f1bc5) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataRegistryModules(scope, "Example",
    organization="acme",
    filter_registry_name=lintel.platform.RegistryName.PRIVATE
)
