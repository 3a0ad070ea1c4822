// Translated from construct.ts (6ca94ea5fe1b4258) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

generated := secrets.NewEphemeralGeneratedPassword(scope, jsii.String("Example"), &secrets.EphemeralGeneratedPasswordProps{
	Policy: jsii.String("database"),
})

secrets.NewDatabaseConnection(scope, jsii.String("Connection"), &secrets.DatabaseConnectionProps{
	Name: jsii.String("orders"),
	PluginName: jsii.String("postgresql-database-plugin"),
	ConnectionUrl: jsii.String("postgresql://{{username}}:{{password}}@db.example.com:5432/orders"),
	Username: jsii.String("lintel"),
	PasswordWo: generated.Password(),
	PasswordWoVersion: jsii.Number(1),
	AllowedRoles: &[]*string{
		jsii.String("app"),
	},
})
