# Translated from construct.ts (34e79a3de000b02e) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataPkiClusterConfig(scope, "Example",
    mount="pki"
)
