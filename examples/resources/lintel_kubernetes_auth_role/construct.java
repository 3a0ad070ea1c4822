// Translated from construct.ts (6bb006e60d614d41) by `npm run translate`.
import java.util.List;
import io.lintel.Duration;
import io.lintel.secrets.*;

KubernetesAuthRole.Builder.create(scope, "Example")
        .name("deploy")
        .boundServiceAccountNames(List.of("deployer"))
        .boundServiceAccountNamespaces(List.of("apps"))
        .audience("https://secrets.example.com")
        .tokenPolicies(List.of("deploy"))
        .tokenTtl(Duration.minutes(20))
        .build();
