// Translated from construct.ts (a7521d9a9d81fafe) by `npm run translate`.
import io.lintel.secrets.*;

DataPasswordPolicy.Builder.create(scope, "Example")
        .name("database")
        .build();
