// Translated from construct.ts (c8e93ecaf893a9bc) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataPlatformTokenRoles platformTokenRoles = DataPlatformTokenRoles.Builder.create(scope, "Example").build();

TerraformOutput.Builder.create(scope, "platform_token_roles").value(platformTokenRoles.getNames()).build();
