# Translated from construct.ts (77870e8f9937dc6a) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.DataRecoveryRekey(scope, "Example")
