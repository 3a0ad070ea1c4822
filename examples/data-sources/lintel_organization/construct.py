# Translated from construct.ts (6c05d3fba9e9d65e) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataOrganization(scope, "Example",
    name="acme"
)
