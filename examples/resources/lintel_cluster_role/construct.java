// Translated from construct.ts (d7025f2f9a20d5a0) by `npm run translate`.
import java.util.List;
import io.lintel.Duration;
import io.lintel.secrets.*;

ClusterRole.Builder.create(scope, "Example")
        .name("deployer")
        .access(ClusterAccess.generatedRules("{\"rules\":[{\"apiGroups\":[\"apps\"],\"resources\":[\"deployments\"],\"verbs\":[\"get\",\"list\",\"patch\"]}]}"))
        .allowedClusterNamespaces(List.of("apps", "jobs"))
        .tokenMaxTtl(Duration.hours(1))
        .tokenDefaultTtl(Duration.minutes(10))
        .build();
