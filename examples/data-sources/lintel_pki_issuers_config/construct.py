# Translated from construct.ts (9a20c2fcf3fafcff) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataPkiIssuersConfig(scope, "Example",
    mount="pki"
)
