# Translated from construct.ts (bcef5c02b5d87d59) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.JwtAuthConfig(scope, "Example",
    mount="github",
    trust=lintel.secrets.JwtTrust.git_hub_actions()
)
