// Translated from construct.ts (054323584ac5e247) by `npm run translate`.
import io.lintel.platform.*;

DataRegistryProviderVersions.Builder.create(scope, "Example")
        .providerId("acme/private/acme/internal")
        .build();
