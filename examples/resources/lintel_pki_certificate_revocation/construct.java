// Translated from construct.ts (16065eefb1646f39) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

// Of a certificate that was issued elsewhere, and whose key is no longer secret.
TerraformVariable serialNumber = TerraformVariable.Builder.create(scope, "serial_number").type("string").build();

PkiCertificateRevocation.Builder.create(scope, "Example")
        .mount("pki")
        .serialNumber(serialNumber.getStringValue())
        .build();
