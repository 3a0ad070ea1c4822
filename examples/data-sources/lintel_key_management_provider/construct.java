// Translated from construct.ts (77515c2d24ab0dfb) by `npm run translate`.
import io.lintel.secrets.*;

DataKeyManagementProvider.Builder.create(scope, "Example")
        .name("store")
        .build();
