# Translated from construct.ts (414b72871b394261) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataWorkspace(scope, "Example",
    organization="acme",
    name="app"
)
