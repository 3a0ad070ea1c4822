# Translated from construct.ts (902649b34fa66d69) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DatabaseRoleRotation(scope, "Example",
    role="reporting",
    triggers={
        "incident": "INC-1207"
    }
)
