// Translated from construct.ts (f1bbb0514d29d615) by `npm run translate`.
import java.util.List;
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataSecretsCapabilities capabilities = DataSecretsCapabilities.Builder.create(scope, "Example")
        .paths(List.of("database/creds/app"))
        .build();

TerraformOutput.Builder.create(scope, "capabilities").value(capabilities.getCapabilities()).build();
