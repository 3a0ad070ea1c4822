// Translated from construct.ts (01587745a530ab8e) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

databasePluginReload := secrets.NewDatabasePluginReload(scope, jsii.String("Example"), &secrets.DatabasePluginReloadProps{
	PluginName: jsii.String("postgresql-database-plugin"),
	Triggers: &map[string]*string{
		"version": jsii.String("1.2.0"),
	},
})

cdktf.NewTerraformOutput(scope, jsii.String("reset_connections"), &cdktf.TerraformOutputConfig{
	Value: databasePluginReload.Connections(),
})
