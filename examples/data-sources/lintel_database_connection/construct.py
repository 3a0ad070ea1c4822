# Translated from construct.ts (de29f0fc2fdb3e36) by `npm run translate`.
from lintel_cdktf import secrets

secrets.DataDatabaseConnection(scope, "Example",
    name="orders"
)
