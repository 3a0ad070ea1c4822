# Translated from construct.ts (c8e93ecaf893a9bc) by `npm run translate`.
from cdktf import TerraformOutput
from lintel_cdktf import secrets

platform_token_roles = secrets.DataPlatformTokenRoles(scope, "Example")

TerraformOutput(scope, "platform_token_roles", value=platform_token_roles.names)
