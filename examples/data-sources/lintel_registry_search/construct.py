# Translated from construct.ts (cc3452211fde78f5) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataRegistrySearch(scope, "Example",
    q="network"
)
