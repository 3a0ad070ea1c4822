# Translated from construct.ts (92ffaa095672f862) by `npm run translate`.
from lintel_cdktf import secrets

secrets.DataDatabaseStaticRole(scope, "Example",
    name="reporting"
)
