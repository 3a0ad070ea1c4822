# Translated from construct.ts (054323584ac5e247) by `npm run translate`.
import lintel_cdktf as lintel

lintel.platform.DataRegistryProviderVersions(scope, "Example",
    provider_id="acme/private/acme/internal"
)
