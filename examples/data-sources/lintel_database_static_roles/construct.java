// Translated from construct.ts (77047661dd6a2662) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataDatabaseStaticRoles databaseStaticRoles = DataDatabaseStaticRoles.Builder.create(scope, "Example").build();

TerraformOutput.Builder.create(scope, "static_roles").value(databaseStaticRoles.getNames()).build();
