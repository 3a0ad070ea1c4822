// Translated from construct.ts (e2fed6a8c508a1a6) by `npm run translate`.
import java.util.List;
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

TerraformVariable authorityRequest = TerraformVariable.Builder.create(scope, "authority_request").type("string").sensitive(true).build();
authorityRequest.addOverride("ephemeral", true);

PkiSignedIntermediate.Builder.create(scope, "Example")
        .csr(authorityRequest.getStringValue())
        .commonName("Example Issuing CA")
        .notAfter("2031-01-01T00:00:00Z")
        .maxPathLength(0)
        .permittedDnsDomains(List.of(".example.com"))
        .organization(List.of("Example"))
        .build();
