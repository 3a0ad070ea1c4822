// Translated from construct.ts (7c2006e6dc9e5e8b) by `npm run translate`.
import io.lintel.platform.*;

RegistryProvider.Builder.create(scope, "Internal")
        .organization("acme")
        .name("internal")
        .build();
