# Translated from construct.ts (e879445331ba1b2c) by `npm run translate`.
from lintel_cdktf import platform

platform.DataRegistryModuleVersions(scope, "Example",
    namespace="acme",
    name="vpc",
    module_provider="aws"
)
