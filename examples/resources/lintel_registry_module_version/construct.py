# Translated from construct.ts (9e2bc94f20053cc5) by `npm run translate`.
from cdktf import TerraformResourceLifecycle
import lintel_cdktf as lintel

vpc = lintel.platform.RegistryModule(scope, "Vpc",
    organization="acme",
    name="vpc",
    module_provider="aws"
)

lintel.platform.RegistryModuleVersion(scope, "VpcVersion",
    module_id=vpc.id,
    version="1.2.0",
    source_directory="modules/vpc",
    lifecycle=TerraformResourceLifecycle(create_before_destroy=True)
)
