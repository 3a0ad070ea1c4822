// Translated from construct.ts (1d530cdd7b200cea) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

databaseConnections := secrets.NewDataDatabaseConnections(scope, jsii.String("Example"), &secrets.DataDatabaseConnectionsProps{
})

cdktf.NewTerraformOutput(scope, jsii.String("connections"), &cdktf.TerraformOutputConfig{
	Value: databaseConnections.Names(),
})
