// Translated from construct.ts (5923243c89e81baf) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataTokenRoles roles = DataTokenRoles.Builder.create(scope, "Example").build();

TerraformOutput.Builder.create(scope, "token_roles").value(roles.getNames()).build();
