// Translated from construct.ts (1d530cdd7b200cea) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataDatabaseConnections databaseConnections = DataDatabaseConnections.Builder.create(scope, "Example").build();

TerraformOutput.Builder.create(scope, "connections").value(databaseConnections.getNames()).build();
