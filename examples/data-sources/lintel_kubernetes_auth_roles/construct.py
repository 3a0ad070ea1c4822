# Translated from construct.ts (7f77e1c8d769aeec) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataKubernetesAuthRoles(scope, "Example",
    mount="kubernetes"
)
