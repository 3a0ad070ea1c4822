# Translated from construct.ts (cc3452211fde78f5) by `npm run translate`.
from lintel_cdktf import platform

platform.DataRegistrySearch(scope, "Example",
    q="network"
)
