// Translated from construct.ts (00bd9a9dfd4811c5) by `npm run translate`.
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
		jsii.String("app"),
	},
	ConnectionUrl: jsii.String("postgresql://{{username}}:{{password}}@db.example.com:5432/orders"),
	Username: jsii.String("root"),
	PasswordWo: ordersRootPassword.StringValue(),
})

secrets.NewDatabaseRole(scope, jsii.String("Example"), &secrets.DatabaseRoleProps{
	Name: jsii.String("app"),
	DbName: orders.Name(),
	DefaultTtl: lintel.Duration_Hours(jsii.Number(1)),
	MaxTtl: lintel.Duration_Days(jsii.Number(1)),
	CreationStatements: &[]*string{
		jsii.String("CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'"),
		jsii.String("GRANT SELECT ON ALL TABLES IN SCHEMA public TO \"{{name}}\""),
	},
})
