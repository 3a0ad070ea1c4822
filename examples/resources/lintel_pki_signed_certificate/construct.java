// Translated from construct.ts (690323e85ff1e7f0) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.Duration;
import io.lintel.secrets.*;

TerraformVariable apiRequest = TerraformVariable.Builder.create(scope, "api_request").type("string").sensitive(true).build();
apiRequest.addOverride("ephemeral", true);

PkiSignedCertificate.Builder.create(scope, "Example")
        .role("web")
        .csr(apiRequest.getStringValue())
        .commonName("api.example.com")
        .ttl(Duration.days(90))
        .renewBefore("15d")
        .build();
