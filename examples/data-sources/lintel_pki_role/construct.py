# Translated from construct.ts (c40f5530b6f40a76) by `npm run translate`.
from lintel_cdktf import secrets

secrets.DataPkiRole(scope, "Example",
    name="web"
)
