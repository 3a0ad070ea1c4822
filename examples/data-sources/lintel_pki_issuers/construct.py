# Translated from construct.ts (91bcc4765f691f6f) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataPkiIssuers(scope, "Example",
    mount="pki"
)
