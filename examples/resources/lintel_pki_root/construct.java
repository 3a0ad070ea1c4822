// Translated from construct.ts (5335718d9a76487b) by `npm run translate`.
import java.util.List;
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

PkiRoot.Builder.create(scope, "Example")
        .mount("pki")
        .issuerName("root-2026")
        .commonName("Example Root CA")
        .organization(List.of("Example"))
        .keyType(AuthorityKeyType.EC)
        .keyBits(384)
        .notAfter("2046-01-01T00:00:00Z")
        .maxPathLength(1)
        .lifecycle(TerraformResourceLifecycle.builder().preventDestroy(true).build())
        .build();
