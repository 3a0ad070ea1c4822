// Translated from construct.ts (5923243c89e81baf) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

roles := secrets.NewDataTokenRoles(scope, jsii.String("Example"), &secrets.DataTokenRolesProps{
})

cdktf.NewTerraformOutput(scope, jsii.String("token_roles"), &cdktf.TerraformOutputConfig{
	Value: roles.Names(),
})
