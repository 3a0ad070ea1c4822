// Translated from construct.ts (88e5197a11336b81) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataAppRoleRoles roles = DataAppRoleRoles.Builder.create(scope, "Example").build();

TerraformOutput.Builder.create(scope, "approle_roles").value(roles.getNames()).build();
