// Translated from construct.ts (cc3452211fde78f5) by `npm run translate`.
import io.lintel.platform.*;

DataRegistrySearch.Builder.create(scope, "Example")
        .q("network")
        .build();
