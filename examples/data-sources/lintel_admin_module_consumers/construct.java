// Translated from construct.ts (4ea0bba8dfb7d8d2) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.platform.*;

DataAdminModuleConsumers adminModuleConsumers = DataAdminModuleConsumers.Builder.create(scope, "Example")
        .organization("acme")
        .build();

TerraformOutput.Builder.create(scope, "module_consumers").value(adminModuleConsumers.getConsumers()).build();
