// Translated from construct.ts (57928844a218c7f5) by `npm run translate`.
import io.lintel.EphemeralVariable;
import io.lintel.secrets.*;

EphemeralVariable clusterCaCert = EphemeralVariable.Builder.create(scope, "cluster_ca_cert").type("string").build();

EphemeralVariable clusterToken = EphemeralVariable.Builder.create(scope, "cluster_token").type("string").build();

ClusterConfig.Builder.create(scope, "Example")
        .clusterHost("https://cluster.example.com:6443")
        .clusterCaCert(clusterCaCert.getStringValue())
        .serviceAccountJwtWo(clusterToken.getStringValue())
        .build();
