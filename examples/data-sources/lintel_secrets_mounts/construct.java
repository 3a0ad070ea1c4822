// Translated from construct.ts (7b51973804b66b58) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataSecretsMounts databases = DataSecretsMounts.Builder.create(scope, "Example").type("database").build();

TerraformOutput.Builder.create(scope, "database_mounts").value(databases.getMounts()).build();
