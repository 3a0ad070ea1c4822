// Translated from construct.ts (14ea130fbee7e975) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataSecretsCaller caller = DataSecretsCaller.Builder.create(scope, "Example").build();

TerraformOutput.Builder.create(scope, "policies").value(caller.getPolicies()).build();
