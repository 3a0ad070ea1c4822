// Translated from construct.ts (62b2dba441a95768) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.EphemeralVariable;
import io.lintel.secrets.*;

TerraformVariable clusterCaCert = TerraformVariable.Builder.create(scope, "cluster_ca_cert").type("string").build();

EphemeralVariable reviewerToken = EphemeralVariable.Builder.create(scope, "reviewer_token").type("string").build();

KubernetesAuthConfig.Builder.create(scope, "Example")
        .kubernetesHost("https://cluster.example.com:6443")
        .kubernetesCaCert(clusterCaCert.getStringValue())
        .tokenReviewerJwtWo(reviewerToken.getStringValue())
        .build();
