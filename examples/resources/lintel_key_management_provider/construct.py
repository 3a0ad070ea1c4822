# Translated from construct.ts (7cfc54233de50aef) by `npm run translate`.
from cdktf import TerraformVariable, Token
import lintel_cdktf as lintel

# The whole map is one value: tenant_id, client_id and client_secret.
credentials = TerraformVariable(scope, "key_vault_credentials", type="map(string)", sensitive=True)
credentials.add_override("ephemeral", True)

lintel.secrets.KeyManagementProvider(scope, "Example",
    name="store",
    kms_provider="cloudkeyvault",
    key_collection="signing-keys",
    credentials_wo=Token.as_string_map(credentials.value)
)
