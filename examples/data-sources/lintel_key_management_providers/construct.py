# Translated from construct.ts (18a2440e263c7c0f) by `npm run translate`.
from cdktf import TerraformOutput
from lintel_cdktf import secrets

key_management_providers = secrets.DataKeyManagementProviders(scope, "Example")

TerraformOutput(scope, "key_management_providers", value=key_management_providers.names)
