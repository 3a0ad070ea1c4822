// Translated from construct.ts (c8e93ecaf893a9bc) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

platformTokenRoles := secrets.NewDataPlatformTokenRoles(scope, jsii.String("Example"), &secrets.DataPlatformTokenRolesProps{
})

cdktf.NewTerraformOutput(scope, jsii.String("platform_token_roles"), &cdktf.TerraformOutputConfig{
	Value: platformTokenRoles.Names(),
})
