// Translated from construct.ts (73b9d8dea6869c7a) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataPasswordPolicies passwordPolicies = DataPasswordPolicies.Builder.create(scope, "Example").build();

TerraformOutput.Builder.create(scope, "password_policies").value(passwordPolicies.getNames()).build();
