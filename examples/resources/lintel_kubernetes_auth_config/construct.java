// Translated from construct.ts (b6b610053c567a6f) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.EphemeralVariable;
import io.lintel.secrets.*;

TerraformVariable clusterCaCert = TerraformVariable.Builder.create(scope, "cluster_ca_cert").type("string").build();

EphemeralVariable reviewerToken = EphemeralVariable.Builder.create(scope, "reviewer_token").type("string").build();

AuthMount kubernetes = AuthMount.Builder.create(scope, "Kubernetes").path("kubernetes").type("kubernetes").build();

KubernetesAuthConfig.Builder.create(scope, "Example")
        .mount(kubernetes.getPath())
        .kubernetesHost("https://cluster.example.com:6443")
        .kubernetesCaCert(clusterCaCert.getStringValue())
        .tokenReviewerJwtWo(reviewerToken.getStringValue())
        .build();
