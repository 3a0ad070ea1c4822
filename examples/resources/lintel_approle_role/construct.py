# Translated from construct.ts (281708737499e3ad) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.AppRoleRole(scope, "Example",
    name="deploy",
    token_policies=["deploy"],
    token_ttl=lintel.Duration.hours(1),
    secret_id_ttl=lintel.Duration.hours(24)
)
