// Translated from construct.ts (b400d4a7758db8d7) by `npm run translate`.
import java.util.List;
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

TerraformVariable issuingCertificate = TerraformVariable.Builder.create(scope, "issuing_certificate").type("string").build();

PkiIssuer.Builder.create(scope, "Example")
        .mount("pki")
        .issuerName("issuing-2026")
        .certificate(issuingCertificate.getStringValue())
        .usage(List.of(IssuerUsage.ISSUING_CERTIFICATES, IssuerUsage.CRL_SIGNING, IssuerUsage.OCSP_SIGNING))
        .leafNotAfterBehavior(LeafNotAfterBehavior.TRUNCATE)
        .build();
