// Translated from construct.ts (b357e0bf83de38f6) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

ordersRootPassword := lintel.NewEphemeralVariable(scope, jsii.String("orders_root_password"), &lintel.EphemeralVariableConfig{
	Type: jsii.String("string"),
})

secrets.NewDatabaseConnection(scope, jsii.String("Example"), &secrets.DatabaseConnectionProps{
	Name: jsii.String("orders"),
	PluginName: jsii.String("postgresql-database-plugin"),
	AllowedRoles: &[]*string{
		jsii.String("reporting"),
	},
	ConnectionUrl: jsii.String("postgresql://{{username}}:{{password}}@db.example.com:5432/orders"),
	Username: jsii.String("root"),
	PasswordWo: ordersRootPassword.StringValue(),
	Parameters: &map[string]*string{
		"max_open_connections": jsii.String("4"),
	},
})
