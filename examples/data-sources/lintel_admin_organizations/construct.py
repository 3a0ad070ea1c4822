# Translated from construct.ts (d5bb1f4254f89ce7) by `npm run translate`.
from lintel_cdktf import platform

platform.DataAdminOrganizations(scope, "Example",
    filter_module_producer=True
)
