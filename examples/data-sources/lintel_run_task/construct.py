# Translated from construct.ts (db03531c9c0111ad) by `npm run translate`.
from lintel_cdktf import platform

platform.DataRunTask(scope, "Example",
    organization="acme",
    name="image-scan"
)
