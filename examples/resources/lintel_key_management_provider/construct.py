# Translated from construct.ts (411cd3b13f407fb1) by `npm run translate`.
from cdktf import Token
import lintel_cdktf as lintel

# The whole map is one value: tenant_id, client_id and client_secret.
credentials = lintel.EphemeralVariable(scope, "key_vault_credentials", type="map(string)")

lintel.secrets.KeyManagementProvider(scope, "Example",
    name="store",
    kms_provider=lintel.secrets.KmsProvider.CLOUDKEYVAULT,
    key_collection="signing-keys",
    credentials_wo=Token.as_string_map(credentials.value)
)
