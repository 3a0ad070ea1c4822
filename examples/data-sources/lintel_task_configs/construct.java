// Translated from construct.ts (deede3ee55875af1) by `npm run translate`.
import io.lintel.platform.*;

DataProject payments = DataProject.Builder.create(scope, "Payments").organization("acme").name("payments").build();
DataTaskConfigs.Builder.create(scope, "Example").organization("acme").projectId(payments.getId()).build();
