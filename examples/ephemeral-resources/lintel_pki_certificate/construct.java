// Translated from construct.ts (236d2994bd68824f) by `npm run translate`.
import java.util.List;
import java.util.Map;
import com.hashicorp.cdktf.*;
import io.lintel.Duration;
import io.lintel.secrets.*;

EphemeralPkiCertificate pkiCertificate = EphemeralPkiCertificate.Builder.create(scope, "Example")
        .role("clients")
        .commonName("terraform.example.com")
        .ttl(Duration.hours(1))
        .build();

LocalExecProvisioner command = LocalExecProvisioner.builder()
        .type("local-exec")
        .interpreter(List.of("bash", "-c"))
        .command("curl --fail --cert <(echo \"$CERTIFICATE\") --key <(echo \"$PRIVATE_KEY\") --request DELETE https://cache.example.com/entries")
        .environment(Map.of(
                "CERTIFICATE", pkiCertificate.getCertificate(),
                "PRIVATE_KEY", pkiCertificate.getPrivateKey()))
        .build();
DataResource.Builder.create(scope, "EmptyCache")
        // A changed value runs the command again.
        .triggersReplace(Map.of("version", "1.4.2"))
        .provisioners(List.of(command))
        .build();
