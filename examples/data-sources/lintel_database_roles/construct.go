// Translated from construct.ts (3b5df77bbf1f44e8) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

databaseRoles := secrets.NewDataDatabaseRoles(scope, jsii.String("Example"), &secrets.DataDatabaseRolesProps{
})

cdktf.NewTerraformOutput(scope, jsii.String("roles"), &cdktf.TerraformOutputConfig{
	Value: databaseRoles.Names(),
})
