// Translated from construct.ts (411cd3b13f407fb1) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.EphemeralVariable;
import io.lintel.secrets.*;

// The whole map is one value: tenant_id, client_id and client_secret.
EphemeralVariable credentials = EphemeralVariable.Builder.create(scope, "key_vault_credentials").type("map(string)").build();

KeyManagementProvider.Builder.create(scope, "Example")
        .name("store")
        .kmsProvider(KmsProvider.CLOUDKEYVAULT)
        .keyCollection("signing-keys")
        .credentialsWo(Token.asStringMap(credentials.getValue()))
        .build();
