// Translated from construct.ts (2ad0a7c3792918ec) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

role := secrets.NewDataAppRoleRole(scope, jsii.String("Example"), &secrets.DataAppRoleRoleProps{
	Name: jsii.String("deploy"),
})

cdktf.NewTerraformOutput(scope, jsii.String("role_id"), &cdktf.TerraformOutputConfig{
	Value: role.RoleId(),
})
