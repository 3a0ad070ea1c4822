// Translated from construct.ts (620022432b7e9273) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

platformTokenConfig := secrets.NewDataPlatformTokenConfig(scope, jsii.String("Example"), &secrets.DataPlatformTokenConfigProps{
})

cdktf.NewTerraformOutput(scope, jsii.String("platform_address"), &cdktf.TerraformOutputConfig{
	Value: platformTokenConfig.Address(),
})
