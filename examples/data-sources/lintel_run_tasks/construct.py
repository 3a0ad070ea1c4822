# Translated from construct.ts (75f9f24c4cb81eca) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataRunTasks(scope, "Example",
    organization="acme"
)
