# Translated from construct.ts (32f8409791eb794c) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataNamespace(scope, "Example",
    path="payments"
)
