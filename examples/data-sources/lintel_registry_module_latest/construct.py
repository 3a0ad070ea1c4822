# Translated from construct.ts (1167273cf9f95bdf) by `npm run translate`.
from lintel_cdktf import platform

platform.DataRegistryModuleLatest(scope, "Example",
    registry_name=platform.RegistryName.PUBLIC,
    namespace="hashicorp",
    name="consul",
    module_provider="aws"
)
