// Translated from construct.ts (11173cd8a987087c) by `npm run translate`.
import io.lintel.platform.*;

DataRegistryBrowse.Builder.create(scope, "Example")
        .namespace("acme")
        .moduleProvider("aws")
        .maxResults(50)
        .build();
