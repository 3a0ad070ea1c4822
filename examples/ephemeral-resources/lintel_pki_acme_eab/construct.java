// Translated from construct.ts (9e37f1f9684c943e) by `npm run translate`.
import java.util.List;
import java.util.Map;
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

EphemeralPkiAcmeEab binding = EphemeralPkiAcmeEab.Builder.create(scope, "Example")
        .mount("pki")
        .role("web")
        .build();

LocalExecProvisioner command = LocalExecProvisioner.builder()
        .type("local-exec")
        .command("curl --fail --request PUT --user \"$EAB_ID:$EAB_KEY\" https://proxy.example.com/acme/account")
        .environment(Map.of(
                "EAB_ID", binding.getEabId(),
                "EAB_KEY", binding.getKey()))
        .build();
DataResource.Builder.create(scope, "Account")
        // A changed value creates another account.
        .triggersReplace(Map.of("year", "2026"))
        .provisioners(List.of(command))
        .build();
