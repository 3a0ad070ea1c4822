# Translated from construct.ts (77870e8f9937dc6a) by `npm run translate`.
from lintel_cdktf import secrets

secrets.DataRecoveryRekey(scope, "Example")
