// Translated from construct.ts (e4041db346148a8a) by `npm run translate`.
import java.util.Map;
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

RecoveryRekey recoveryRekey = RecoveryRekey.Builder.create(scope, "Example")
        .secretShares(5)
        .secretThreshold(3)
        .requireVerification(true)
        .triggers(Map.of(
                "occasion", "2026: two holders have left"))
        .build();

TerraformOutput.Builder.create(scope, "nonce").value(recoveryRekey.getNonce()).build();
