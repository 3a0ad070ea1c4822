# Translated from construct.ts (376b30bc03b6dc08) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataOauthClients(scope, "Example",
    organization="acme"
)
