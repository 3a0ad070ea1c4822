# Translated from construct.ts (9ee9ec47e1861d0e) by `npm run translate`.
from cdktf import TerraformVariable
import lintel_cdktf as lintel

platform_token = TerraformVariable(scope, "platform_token", type="string", sensitive=True)
platform_token.add_override("ephemeral", True)

lintel.secrets.PlatformTokenConfig(scope, "Example",
    address="https://platform.example.com",
    token_wo=platform_token.string_value
)
