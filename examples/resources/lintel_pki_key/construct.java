// Translated from construct.ts (8f04c44325653b15) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

PkiKey.Builder.create(scope, "Example")
        .mount("pki")
        .keyName("signing-2026")
        .keyType(AuthorityKeyType.EC)
        .keyBits(384)
        .lifecycle(TerraformResourceLifecycle.builder().preventDestroy(true).build())
        .build();
