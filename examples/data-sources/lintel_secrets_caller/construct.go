// Translated from construct.ts (14ea130fbee7e975) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

caller := secrets.NewDataSecretsCaller(scope, jsii.String("Example"), &secrets.DataSecretsCallerProps{
})

cdktf.NewTerraformOutput(scope, jsii.String("policies"), &cdktf.TerraformOutputConfig{
	Value: caller.Policies(),
})
