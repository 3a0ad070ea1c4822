// Translated from construct.ts (8119a8e734a7b8ff) by `npm run translate`.
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
	AllowedRoles: &[]*string{
		jsii.String("reporting"),
	},
	ConnectionUrl: jsii.String("postgresql://{{username}}:{{password}}@db.example.com:5432/orders"),
	Username: jsii.String("root"),
	PasswordWo: ordersRootPassword.StringValue(),
})

reporting := secrets.NewDatabaseStaticRole(scope, jsii.String("Reporting"), &secrets.DatabaseStaticRoleProps{
	Name: jsii.String("reporting"),
	Username: jsii.String("reporting"),
	DbName: orders.Name(),
	Rotation: secrets.Rotation_Every(lintel.Duration_Days(jsii.Number(30))),
})

secrets.NewDatabaseRoleRotation(scope, jsii.String("Example"), &secrets.DatabaseRoleRotationProps{
	Role: reporting.Name(),
	Triggers: &map[string]*string{
		"incident": jsii.String("INC-1207"),
	},
})
