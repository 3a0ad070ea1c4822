// Translated from construct.ts (3d87c338866f2822) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

migration := secrets.NewDatabaseRole(scope, jsii.String("Migration"), &secrets.DatabaseRoleProps{
	Name: jsii.String("migration"),
	DbName: jsii.String("orders"),
	DefaultTtl: lintel.Duration_Minutes(jsii.Number(10)),
	CreationStatements: &[]*string{
		jsii.String("CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}' IN ROLE orders_owner"),
	},
})

databaseCredentials := secrets.NewEphemeralDatabaseCredentials(scope, jsii.String("Example"), &secrets.EphemeralDatabaseCredentialsProps{
	Role: migration.Name(),
	After: &[]*string{
		migration.Id(),
	},
})

command := &cdktf.LocalExecProvisioner{
	Type: jsii.String("local-exec"),
	Command: jsii.String("psql --command=\"CREATE TABLE IF NOT EXISTS orders (id bigint PRIMARY KEY)\""),
	Environment: &map[string]*string{
		"PGHOST": jsii.String("db.example.com"),
		"PGDATABASE": jsii.String("orders"),
		"PGUSER": databaseCredentials.Username(),
		"PGPASSWORD": databaseCredentials.Password(),
		"PGOPTIONS": jsii.String("--role=orders_owner"),
	},
}
cdktf.NewDataResource(scope, jsii.String("OrdersTable"), &cdktf.DataConfig{
	Provisioners: &[]interface{}{
		command,
	},
})
