// Translated from construct.ts (7c188c0a1b03aa20) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

methods := secrets.NewDataAuthMounts(scope, jsii.String("Example"), &secrets.DataAuthMountsProps{
	Type: jsii.String("jwt"),
})

cdktf.NewTerraformOutput(scope, jsii.String("jwt_mounts"), &cdktf.TerraformOutputConfig{
	Value: methods.Mounts(),
})
