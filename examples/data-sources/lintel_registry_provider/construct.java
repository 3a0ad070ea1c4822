// Translated from construct.ts (dcfc5d48149fb826) by `npm run translate`.
import io.lintel.platform.*;

DataRegistryProvider.Builder.create(scope, "Example")
        .organization("acme")
        .name("internal")
        .build();
