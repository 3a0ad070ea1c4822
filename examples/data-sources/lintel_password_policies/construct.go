// Translated from construct.ts (73b9d8dea6869c7a) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

passwordPolicies := secrets.NewDataPasswordPolicies(scope, jsii.String("Example"), &secrets.DataPasswordPoliciesProps{
})

cdktf.NewTerraformOutput(scope, jsii.String("password_policies"), &cdktf.TerraformOutputConfig{
	Value: passwordPolicies.Names(),
})
