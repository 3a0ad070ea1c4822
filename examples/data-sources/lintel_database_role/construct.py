# Translated from construct.ts (0840733f4f57355a) by `npm run translate`.
from lintel_cdktf import secrets

secrets.DataDatabaseRole(scope, "Example",
    name="app"
)
