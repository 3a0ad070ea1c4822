// Translated from construct.ts (3b5df77bbf1f44e8) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataDatabaseRoles databaseRoles = DataDatabaseRoles.Builder.create(scope, "Example").build();

TerraformOutput.Builder.create(scope, "roles").value(databaseRoles.getNames()).build();
