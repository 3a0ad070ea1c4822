# Translated from construct.ts (77515c2d24ab0dfb) by `npm run translate`.
from lintel_cdktf import secrets

secrets.DataKeyManagementProvider(scope, "Example",
    name="store"
)
