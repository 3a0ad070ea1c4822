// Translated from construct.ts (77870e8f9937dc6a) by `npm run translate`.
import io.lintel.secrets.*;

DataRecoveryRekey.Builder.create(scope, "Example").build();
