// Translated from construct.ts (7c188c0a1b03aa20) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataAuthMounts methods = DataAuthMounts.Builder.create(scope, "Example").type("jwt").build();

TerraformOutput.Builder.create(scope, "jwt_mounts").value(methods.getMounts()).build();
