# Translated from construct.ts (7da441b18eb37449) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataProject(scope, "Example",
    organization="acme",
    name="payments"
)
