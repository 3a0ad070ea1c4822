// Translated from construct.ts (2639f5264a47a11e) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataPkiIssuer pkiIssuer = DataPkiIssuer.Builder.create(scope, "Example")
        .mount("pki")
        .issuerRef("default")
        .build();

TerraformOutput.Builder.create(scope, "authority").value(pkiIssuer.getCertificate()).build();
