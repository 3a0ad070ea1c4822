// Translated from construct.ts (fdb3f24f4395639d) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataClusterRoles clusterRoles = DataClusterRoles.Builder.create(scope, "Example").build();

TerraformOutput.Builder.create(scope, "cluster_roles").value(clusterRoles.getNames()).build();
