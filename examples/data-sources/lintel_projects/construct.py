# Translated from construct.ts (0560c8335e7172fa) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataProjects(scope, "Example",
    organization="acme",
    q="pay"
)
