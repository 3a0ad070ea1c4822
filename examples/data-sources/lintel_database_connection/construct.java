// Translated from construct.ts (de29f0fc2fdb3e36) by `npm run translate`.
import io.lintel.secrets.*;

DataDatabaseConnection.Builder.create(scope, "Example")
        .name("orders")
        .build();
