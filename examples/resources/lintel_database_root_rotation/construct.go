// Translated from construct.ts (06b3550ff76eef32) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

ordersRootPassword := lintel.NewEphemeralVariable(scope, jsii.String("orders_root_password"), &lintel.EphemeralVariableConfig{
	Type: jsii.String("string"),
})

orders := secrets.NewDatabaseConnection(scope, jsii.String("Orders"), &secrets.DatabaseConnectionProps{
	Name: jsii.String("orders"),
	PluginName: jsii.String("postgresql-database-plugin"),
	ConnectionUrl: jsii.String("postgresql://{{username}}:{{password}}@db.example.com:5432/orders"),
	Username: jsii.String("root"),
	PasswordWo: ordersRootPassword.StringValue(),
})

secrets.NewDatabaseRootRotation(scope, jsii.String("Example"), &secrets.DatabaseRootRotationProps{
	Name: orders.Name(),
	Triggers: &map[string]*string{
		"quarter": jsii.String("2026-2"),
	},
})
