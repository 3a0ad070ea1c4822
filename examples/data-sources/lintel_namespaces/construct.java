// Translated from construct.ts (066adccec26c5570) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataNamespaces namespaces = new DataNamespaces(scope, "Example");

TerraformOutput.Builder.create(scope, "namespaces").value(namespaces.getNames()).build();
