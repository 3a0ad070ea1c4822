# Translated from construct.ts (ee0b4a80e735d771) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataKubernetesAuthConfig(scope, "Example",
    mount="kubernetes"
)
