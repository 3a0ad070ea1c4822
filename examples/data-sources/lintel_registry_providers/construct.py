# Translated from construct.ts (249808524ad7dddb) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataRegistryProviders(scope, "Example",
    organization="acme",
    filter_registry_name=lintel.platform.RegistryName.PRIVATE
)
