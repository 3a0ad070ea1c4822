# Translated from construct.ts (620022432b7e9273) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

platform_token_config = lintel.secrets.DataPlatformTokenConfig(scope, "Example")

TerraformOutput(scope, "platform_address", value=platform_token_config.address)
