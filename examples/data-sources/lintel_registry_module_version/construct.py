# Translated from construct.ts (0fa3dba6f4ee70ce) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataRegistryModuleVersion(scope, "Example",
    module_id="acme/private/acme/vpc/aws",
    version="1.1.0"
)
