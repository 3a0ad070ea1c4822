# Translated from construct.ts (e60b2cd749bea2a5) by `npm run translate`.
from lintel_cdktf import secrets

secrets.EphemeralRecoveryKeyBackup(scope, "Example")
