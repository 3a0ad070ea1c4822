# Translated from construct.ts (f7d8428138d0ee2c) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataPkiUrlsConfig(scope, "Example",
    mount="pki"
)
