// Translated from construct.ts (4ea0bba8dfb7d8d2) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

adminModuleConsumers := platform.NewDataAdminModuleConsumers(scope, jsii.String("Example"), &platform.DataAdminModuleConsumersProps{
	Organization: jsii.String("acme"),
})

cdktf.NewTerraformOutput(scope, jsii.String("module_consumers"), &cdktf.TerraformOutputConfig{
	Value: adminModuleConsumers.Consumers(),
})
