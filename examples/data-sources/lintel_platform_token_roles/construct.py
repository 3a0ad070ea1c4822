# Translated from construct.ts (c8e93ecaf893a9bc) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

platform_token_roles = lintel.secrets.DataPlatformTokenRoles(scope, "Example")

TerraformOutput(scope, "platform_token_roles", value=platform_token_roles.names)
