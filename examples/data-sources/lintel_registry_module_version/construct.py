# Translated from construct.ts (0fa3dba6f4ee70ce) by `npm run translate`.
from lintel_cdktf import platform

platform.DataRegistryModuleVersion(scope, "Example",
    module_id="acme/private/acme/vpc/aws",
    version="1.1.0"
)
