// Translated from construct.ts (7f7b39be2fe6cef2) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

ordersRootPassword := cdktf.NewTerraformVariable(scope, jsii.String("orders_root_password"), &cdktf.TerraformVariableConfig{
	Type: jsii.String("string"),
	Sensitive: jsii.Boolean(true),
})
ordersRootPassword.AddOverride(jsii.String("ephemeral"), jsii.Boolean(true))

secrets.NewDatabaseConnection(scope, jsii.String("Example"), &secrets.DatabaseConnectionProps{
	Name: jsii.String("orders"),
	PluginName: jsii.String("postgresql-database-plugin"),
	AllowedRoles: []*string{
		jsii.String("reporting"),
	},
	ConnectionUrl: jsii.String("postgresql://{{username}}:{{password}}@db.example.com:5432/orders"),
	Username: jsii.String("root"),
	PasswordWo: ordersRootPassword.StringValue(),
	Parameters: map[string]*string{
		"max_open_connections": jsii.String("4"),
	},
})
