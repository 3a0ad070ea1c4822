// Translated from construct.ts (6e78ee323dc01b79) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

TerraformVariable clusterCaCert = TerraformVariable.Builder.create(scope, "cluster_ca_cert").type("string").build();

TerraformVariable reviewerToken = TerraformVariable.Builder.create(scope, "reviewer_token").type("string").sensitive(true).build();
reviewerToken.addOverride("ephemeral", true);

KubernetesAuthConfig.Builder.create(scope, "Example")
        .kubernetesHost("https://cluster.example.com:6443")
        .kubernetesCaCert(clusterCaCert.getStringValue())
        .tokenReviewerJwtWo(reviewerToken.getStringValue())
        .build();
