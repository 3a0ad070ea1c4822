# Translated from construct.ts (1a728dcad1c94f33) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataTeam(scope, "Example",
    organization="acme",
    name="platform"
)
