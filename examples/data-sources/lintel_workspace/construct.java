// Translated from construct.ts (414b72871b394261) by `npm run translate`.
import io.lintel.platform.*;

DataWorkspace.Builder.create(scope, "Example")
        .organization("acme")
        .name("app")
        .build();
