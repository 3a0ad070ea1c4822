# Translated from construct.ts (d5bb1f4254f89ce7) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataAdminOrganizations(scope, "Example",
    filter_module_producer=True
)
