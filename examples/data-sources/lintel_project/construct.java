// Translated from construct.ts (7da441b18eb37449) by `npm run translate`.
import io.lintel.platform.*;

DataProject.Builder.create(scope, "Example")
        .organization("acme")
        .name("payments")
        .build();
