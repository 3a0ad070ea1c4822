// Translated from construct.ts (e850921fa3400574) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

passwordPolicies := secrets.NewDataAclPolicies(scope, jsii.String("Example"), &secrets.DataAclPoliciesProps{
})

cdktf.NewTerraformOutput(scope, jsii.String("acl_policies"), &cdktf.TerraformOutputConfig{
	Value: passwordPolicies.Names(),
})
