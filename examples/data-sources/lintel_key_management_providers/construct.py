# Translated from construct.ts (18a2440e263c7c0f) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

key_management_providers = lintel.secrets.DataKeyManagementProviders(scope, "Example")

TerraformOutput(scope, "key_management_providers", value=key_management_providers.names)
