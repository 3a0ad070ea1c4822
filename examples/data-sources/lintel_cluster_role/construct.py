# Translated from construct.ts (6bf19de69053d1dc) by `npm run translate`.
from lintel_cdktf import secrets

secrets.DataClusterRole(scope, "Example",
    name="deployer"
)
