# Translated from construct.ts (f6db5f19fd11411d) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataTeams(scope, "Example",
    organization="acme",
    names=["owners", "platform"]
)
