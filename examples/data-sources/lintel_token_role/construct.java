// Translated from construct.ts (94cc07b275b7ba31) by `npm run translate`.
import io.lintel.secrets.*;

DataTokenRole.Builder.create(scope, "Example")
        .name("deploy")
        .build();
