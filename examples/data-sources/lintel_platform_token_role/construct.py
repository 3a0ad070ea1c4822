# Translated from construct.ts (68572fd542c77fd3) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataPlatformTokenRole(scope, "Example",
    name="pipeline"
)
