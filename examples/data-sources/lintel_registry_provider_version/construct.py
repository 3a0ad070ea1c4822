# Translated from construct.ts (77002777af23717c) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataRegistryProviderVersion(scope, "Example",
    provider_id="acme/private/acme/internal",
    version="1.0.0"
)
