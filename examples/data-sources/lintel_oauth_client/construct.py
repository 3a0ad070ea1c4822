# Translated from construct.ts (d82533999522b085) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataOauthClient(scope, "Example",
    organization="acme",
    name="main"
)
