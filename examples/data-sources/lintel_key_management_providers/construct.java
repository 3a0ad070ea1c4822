// Translated from construct.ts (18a2440e263c7c0f) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataKeyManagementProviders keyManagementProviders = DataKeyManagementProviders.Builder.create(scope, "Example").build();

TerraformOutput.Builder.create(scope, "key_management_providers").value(keyManagementProviders.getNames()).build();
