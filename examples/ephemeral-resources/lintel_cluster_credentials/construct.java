// Translated from construct.ts (cf4fd0e51127a2d8) by `npm run translate`.
import java.util.List;
import java.util.Map;
import com.hashicorp.cdktf.*;
import io.lintel.Duration;
import io.lintel.secrets.*;

EphemeralClusterCredentials clusterCredentials = EphemeralClusterCredentials.Builder.create(scope, "Example")
        .role("deployer")
        .clusterNamespace("apps")
        .ttl(Duration.minutes(10))
        .build();

LocalExecProvisioner command = LocalExecProvisioner.builder()
        .type("local-exec")
        .command("curl --fail --oauth2-bearer \"$TOKEN\" --request DELETE \"$CLUSTER/api/v1/namespaces/apps/pods?labelSelector=app%3Dweb\"")
        .environment(Map.of(
                "CLUSTER", "https://cluster.example.com:6443",
                "TOKEN", clusterCredentials.getServiceAccountToken()))
        .build();
DataResource.Builder.create(scope, "Restart")
        // A changed value runs the command again.
        .triggersReplace(Map.of("version", "1.4.2"))
        .provisioners(List.of(command))
        .build();
