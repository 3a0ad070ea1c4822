# Translated from construct.ts (75f9f24c4cb81eca) by `npm run translate`.
from lintel_cdktf import platform

platform.DataRunTasks(scope, "Example",
    organization="acme"
)
