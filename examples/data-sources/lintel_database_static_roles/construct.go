// Translated from construct.ts (77047661dd6a2662) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

databaseStaticRoles := secrets.NewDataDatabaseStaticRoles(scope, jsii.String("Example"), &secrets.DataDatabaseStaticRolesProps{
})

cdktf.NewTerraformOutput(scope, jsii.String("static_roles"), &cdktf.TerraformOutputConfig{
	Value: databaseStaticRoles.Names(),
})
