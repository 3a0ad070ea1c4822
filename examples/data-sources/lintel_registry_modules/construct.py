# Translated from construct.ts (df1e454c288f1bc5) by `npm run translate`.
from lintel_cdktf import platform

platform.DataRegistryModules(scope, "Example",
    organization="acme",
    filter_registry_name=platform.RegistryName.PRIVATE
)
