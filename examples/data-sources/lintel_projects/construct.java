// Translated from construct.ts (0560c8335e7172fa) by `npm run translate`.
import io.lintel.platform.*;

DataProjects.Builder.create(scope, "Example")
        .organization("acme")
        .q("pay")
        .build();
