// Translated from construct.ts (7b51973804b66b58) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

databases := secrets.NewDataSecretsMounts(scope, jsii.String("Example"), &secrets.DataSecretsMountsProps{
	Type: jsii.String("database"),
})

cdktf.NewTerraformOutput(scope, jsii.String("database_mounts"), &cdktf.TerraformOutputConfig{
	Value: databases.Mounts(),
})
