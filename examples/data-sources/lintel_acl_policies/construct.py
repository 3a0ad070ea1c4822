# Translated from construct.ts (e850921fa3400574) by `npm run translate`.
from cdktf import TerraformOutput
import lintel_cdktf as lintel

password_policies = lintel.secrets.DataAclPolicies(scope, "Example")

TerraformOutput(scope, "acl_policies", value=password_policies.names)
