// Translated from construct.ts (88e5197a11336b81) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

roles := secrets.NewDataAppRoleRoles(scope, jsii.String("Example"), &secrets.DataAppRoleRolesProps{
})

cdktf.NewTerraformOutput(scope, jsii.String("approle_roles"), &cdktf.TerraformOutputConfig{
	Value: roles.Names(),
})
