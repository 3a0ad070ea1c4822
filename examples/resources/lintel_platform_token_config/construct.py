# Translated from construct.ts (6d1407829a02a560) by `npm run translate`.
import lintel_cdktf as lintel

platform_token = lintel.EphemeralVariable(scope, "platform_token", type="string")

lintel.secrets.PlatformTokenConfig(scope, "Example",
    address="https://platform.example.com",
    token_wo=platform_token.string_value
)
