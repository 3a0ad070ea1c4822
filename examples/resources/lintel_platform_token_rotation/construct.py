# Translated from construct.ts (30a547883b7a43e4) by `npm run translate`.
import lintel_cdktf as lintel

platform_token = lintel.EphemeralVariable(scope, "platform_token", type="string")

config = lintel.secrets.PlatformTokenConfig(scope, "Config", token_wo=platform_token.string_value)

# The single token of the organization.
acme = lintel.secrets.PlatformTokenRole(scope, "Acme",
    mount=config.mount,
    name="acme",
    subject=lintel.secrets.TokenSubject.organization("acme")
)

lintel.secrets.PlatformTokenRotation(scope, "Example",
    role=acme.name,
    triggers={
        "month": "2026-03"
    }
)
