# Translated from construct.ts (cf444045329c07e0) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataOauthToken(scope, "Example",
    organization="acme",
    oauth_client_name="main"
)
