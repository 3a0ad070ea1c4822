// Translated from construct.ts (e60b2cd749bea2a5) by `npm run translate`.
import io.lintel.secrets.*;

EphemeralRecoveryKeyBackup.Builder.create(scope, "Example").build();
