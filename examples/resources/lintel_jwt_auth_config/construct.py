# Translated from construct.ts (5e0835c4ea488ca5) by `npm run translate`.
import lintel_cdktf as lintel

github = lintel.secrets.AuthMount(scope, "Github", path="github", type="jwt")

lintel.secrets.JwtAuthConfig(scope, "Example",
    mount=github.path,
    trust=lintel.secrets.JwtTrust.git_hub_actions()
)
