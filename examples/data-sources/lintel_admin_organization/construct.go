// Translated from construct.ts (1e42dce031c1425d) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

adminOrganization := platform.NewDataAdminOrganization(scope, jsii.String("Example"), &platform.DataAdminOrganizationProps{
	Name: jsii.String("acme"),
	Include: &[]*string{
		jsii.String("owners"),
	},
})

cdktf.NewTerraformOutput(scope, jsii.String("workspace_limit"), &cdktf.TerraformOutputConfig{
	Value: adminOrganization.WorkspaceLimit(),
})
