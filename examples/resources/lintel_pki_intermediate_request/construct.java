// Translated from construct.ts (8e74c9b1c87df682) by `npm run translate`.
import java.util.List;
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

PkiIntermediateRequest.Builder.create(scope, "Example")
        .mount("pki")
        .keyName("issuing-2026")
        .commonName("Example Issuing CA")
        .organization(List.of("Example"))
        .keyType(AuthorityKeyType.EC)
        .keyBits(384)
        .lifecycle(TerraformResourceLifecycle.builder().preventDestroy(true).build())
        .build();
