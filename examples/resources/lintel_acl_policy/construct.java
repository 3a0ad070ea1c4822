// Translated from construct.ts (c7cd3f338f94b074) by `npm run translate`.
import java.util.List;
import java.util.Map;
import io.lintel.secrets.*;

AclPolicy policy = AclPolicy.Builder.create(scope, "Example")
        .name("deploy")
        .rules(List.of(Rule.read("database/creds/app"), AclPolicyRule.builder()
                .path("pki/issue/web")
                .capabilities(List.of("update"))
                .allowedParameters(Map.of("common_name", List.of("*.example.com"), "ttl", List.of()))
                .build()))
        .build();
policy.allow("sys/leases/renew", "update");
