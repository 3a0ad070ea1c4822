// Translated from construct.ts (d5bb1f4254f89ce7) by `npm run translate`.
import io.lintel.platform.*;

DataAdminOrganizations.Builder.create(scope, "Example")
        .filterModuleProducer(true)
        .build();
