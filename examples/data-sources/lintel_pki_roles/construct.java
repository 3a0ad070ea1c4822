// Translated from construct.ts (91fb63404f0a4626) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataPkiRoles pkiRoles = DataPkiRoles.Builder.create(scope, "Example").build();

TerraformOutput.Builder.create(scope, "roles").value(pkiRoles.getNames()).build();
