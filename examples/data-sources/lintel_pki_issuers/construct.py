# Translated from construct.ts (91bcc4765f691f6f) by `npm run translate`.
from lintel_cdktf import secrets

secrets.DataPkiIssuers(scope, "Example",
    mount="pki"
)
