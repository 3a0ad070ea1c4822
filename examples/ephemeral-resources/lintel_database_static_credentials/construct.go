// Translated from construct.ts (2731082f6e659e74) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

databaseStaticCredentials := secrets.NewEphemeralDatabaseStaticCredentials(scope, jsii.String("Example"), &secrets.EphemeralDatabaseStaticCredentialsProps{
	Role: jsii.String("reporting"),
})

command := &cdktf.LocalExecProvisioner{
	Type: jsii.String("local-exec"),
	Command: jsii.String("psql --command=\"REFRESH MATERIALIZED VIEW daily_orders\""),
	Environment: &map[string]*string{
		"PGHOST": jsii.String("db.example.com"),
		"PGDATABASE": jsii.String("orders"),
		"PGUSER": databaseStaticCredentials.Username(),
		"PGPASSWORD": databaseStaticCredentials.Password(),
	},
}
cdktf.NewDataResource(scope, jsii.String("DailyOrders"), &cdktf.DataConfig{
	// A changed value runs the command again.
	TriggersReplace: &map[string]interface{}{
		"version": jsii.String("2026-01-31"),
	},
	Provisioners: &[]interface{}{
		command,
	},
})
