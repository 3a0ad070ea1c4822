// Translated from construct.ts (6595eac883caa41d) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

TerraformVariable clusterCaCert = TerraformVariable.Builder.create(scope, "cluster_ca_cert").type("string").sensitive(true).build();
clusterCaCert.addOverride("ephemeral", true);

TerraformVariable clusterToken = TerraformVariable.Builder.create(scope, "cluster_token").type("string").sensitive(true).build();
clusterToken.addOverride("ephemeral", true);

ClusterConfig.Builder.create(scope, "Example")
        .clusterHost("https://cluster.example.com:6443")
        .clusterCaCert(clusterCaCert.getStringValue())
        .serviceAccountJwtWo(clusterToken.getStringValue())
        .build();
