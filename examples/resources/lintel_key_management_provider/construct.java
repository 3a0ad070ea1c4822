// Translated from construct.ts (7cfc54233de50aef) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

// The whole map is one value: tenant_id, client_id and client_secret.
TerraformVariable credentials = TerraformVariable.Builder.create(scope, "key_vault_credentials").type("map(string)").sensitive(true).build();
credentials.addOverride("ephemeral", true);

KeyManagementProvider.Builder.create(scope, "Example")
        .name("store")
        .kmsProvider("cloudkeyvault")
        .keyCollection("signing-keys")
        .credentialsWo(Token.asStringMap(credentials.getValue()))
        .build();
