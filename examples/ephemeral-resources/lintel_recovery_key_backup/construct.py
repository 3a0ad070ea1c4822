# Translated from construct.ts (e60b2cd749bea2a5) by `npm run translate`.
import lintel_cdktf as lintel

lintel.secrets.EphemeralRecoveryKeyBackup(scope, "Example")
