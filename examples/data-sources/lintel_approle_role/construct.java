// Translated from construct.ts (2ad0a7c3792918ec) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataAppRoleRole role = DataAppRoleRole.Builder.create(scope, "Example")
        .name("deploy")
        .build();

TerraformOutput.Builder.create(scope, "role_id").value(role.getRoleId()).build();
