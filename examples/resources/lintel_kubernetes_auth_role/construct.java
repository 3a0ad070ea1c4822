// Translated from construct.ts (7e9b6c849733e49a) by `npm run translate`.
import java.util.List;
import io.lintel.Duration;
import io.lintel.secrets.*;

AuthMount kubernetes = AuthMount.Builder.create(scope, "Kubernetes").path("kubernetes").type("kubernetes").build();

KubernetesAuthRole.Builder.create(scope, "Example")
        .mount(kubernetes.getPath())
        .name("deploy")
        .boundServiceAccountNames(List.of("deployer"))
        .boundServiceAccountNamespaces(List.of("apps"))
        .audience("https://secrets.example.com")
        .tokenPolicies(List.of("deploy"))
        .tokenTtl(Duration.minutes(20))
        .build();
