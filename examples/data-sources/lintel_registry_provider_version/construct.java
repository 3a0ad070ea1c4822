// Translated from construct.ts (77002777af23717c) by `npm run translate`.
import io.lintel.platform.*;

DataRegistryProviderVersion.Builder.create(scope, "Example")
        .providerId("acme/private/acme/internal")
        .version("1.0.0")
        .build();
