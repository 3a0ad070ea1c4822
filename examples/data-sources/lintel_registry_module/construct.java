// Translated from construct.ts (d2ce0038e996ce0e) by `npm run translate`.
import io.lintel.platform.*;

DataRegistryModule.Builder.create(scope, "Example")
        .organization("acme")
        .name("vpc")
        .moduleProvider("aws")
        .build();
