// Translated from construct.ts (e879445331ba1b2c) by `npm run translate`.
import io.lintel.platform.*;

DataRegistryModuleVersions.Builder.create(scope, "Example")
        .namespace("acme")
        .name("vpc")
        .moduleProvider("aws")
        .build();
