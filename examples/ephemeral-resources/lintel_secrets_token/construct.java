// Translated from construct.ts (531e0de5adcc6a5e) by `npm run translate`.
import java.util.List;
import java.util.Map;
import com.hashicorp.cdktf.*;
import io.lintel.Duration;
import io.lintel.secrets.*;

EphemeralSecretsToken token = EphemeralSecretsToken.Builder.create(scope, "Example")
        .role("snapshots")
        .policies(List.of("snapshot"))
        .ttl(Duration.minutes(10))
        .build();

LocalExecProvisioner command = LocalExecProvisioner.builder()
        .type("local-exec")
        .command("curl --fail --header \"X-Vault-Token: $TOKEN\" --output before.snap \"$SECRETS/v1/sys/storage/raft/snapshot\"")
        .environment(Map.of(
                "SECRETS", "https://secrets.example.com",
                "TOKEN", token.getToken()))
        .build();
DataResource.Builder.create(scope, "Snapshot")
        // A changed value takes another snapshot.
        .triggersReplace(Map.of("version", "1.4.2"))
        .provisioners(List.of(command))
        .build();
