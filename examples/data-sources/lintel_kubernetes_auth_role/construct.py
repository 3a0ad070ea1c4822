# Translated from construct.ts (cc580355428556e9) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataKubernetesAuthRole(scope, "Example",
    name="deploy"
)
