// Translated from construct.ts (464ae856325be9f7) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataClusterConfig clusterConfig = DataClusterConfig.Builder.create(scope, "Example").build();

TerraformOutput.Builder.create(scope, "cluster_host").value(clusterConfig.getClusterHost()).build();
