// Translated from construct.ts (ee743f8d3616c077) by `npm run translate`.
import io.lintel.platform.*;

DataRegistryStandardModule.Builder.create(scope, "Example")
        .namespace("acme")
        .name("vpc")
        .moduleProvider("aws")
        .version("1.1.0")
        .build();
