# Translated from construct.ts (54fb3374b2867028) by `npm run translate`.
from cdktf import TerraformResourceLifecycle
import lintel_cdktf as lintel

key = lintel.platform.DataRegistryGpgKey(scope, "ReleaseKey",
    organization="acme",
    key_id="2B042905A32D7D18"
)
provider = lintel.platform.RegistryProvider(scope, "Published",
    organization="acme",
    name="internal"
)

# The folder has the archives of all platforms, their checksums and the signature of these.
lintel.platform.RegistryProviderVersion(scope, "PublishedVersion",
    provider_id=provider.id,
    version="1.0.0",
    key_id=key.key_id,
    source_directory="dist",
    lifecycle=TerraformResourceLifecycle(create_before_destroy=True)
)
