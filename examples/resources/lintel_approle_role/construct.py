# Translated from construct.ts (57e2008474821bef) by `npm run translate`.
import lintel_cdktf as lintel

approle = lintel.secrets.AuthMount(scope, "Approle", path="approle", type="approle")

lintel.secrets.AppRoleRole(scope, "Example",
    mount=approle.path,
    name="deploy",
    token_policies=["deploy"],
    token_ttl=lintel.Duration.hours(1),
    secret_id_ttl=lintel.Duration.hours(24)
)
