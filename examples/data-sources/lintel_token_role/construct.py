# Translated from construct.ts (94cc07b275b7ba31) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataTokenRole(scope, "Example",
    name="deploy"
)
