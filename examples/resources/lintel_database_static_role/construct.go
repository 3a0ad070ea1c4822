// Translated from construct.ts (4aba500fcd5a45db) by `npm run translate`.
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

secrets.NewDatabaseStaticRole(scope, jsii.String("Example"), &secrets.DatabaseStaticRoleProps{
	Name: jsii.String("reporting"),
	Username: jsii.String("reporting"),
	DbName: orders.Name(),
	Rotation: secrets.Rotation_OnSchedule(jsii.String("0 3 * * SUN"), &secrets.RotationOnScheduleOptions{
		Window: lintel.Duration_Hours(jsii.Number(1)),
	}),
})
