# Translated from construct.ts (68572fd542c77fd3) by `npm run translate`.
from lintel_cdktf import secrets

secrets.DataPlatformTokenRole(scope, "Example",
    name="pipeline"
)
