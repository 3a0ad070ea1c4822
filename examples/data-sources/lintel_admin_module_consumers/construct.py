# Translated from construct.ts (4ea0bba8dfb7d8d2) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

admin_module_consumers = lintel.platform.DataAdminModuleConsumers(scope, "Example",
    organization="acme"
)

TerraformOutput(scope, "module_consumers", value=admin_module_consumers.consumers)
