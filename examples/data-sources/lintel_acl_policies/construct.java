// Translated from construct.ts (e850921fa3400574) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataAclPolicies passwordPolicies = DataAclPolicies.Builder.create(scope, "Example").build();

TerraformOutput.Builder.create(scope, "acl_policies").value(passwordPolicies.getNames()).build();
