# Translated from construct.ts (0bf3a49c934299fa) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataJwtAuthRole(scope, "Example",
    mount="github",
    name="deploy"
)
