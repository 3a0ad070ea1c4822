// Translated from construct.ts (82656bcaa554b5b8) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDatabaseConnectionReset(scope, jsii.String("Example"), &secrets.DatabaseConnectionResetProps{
	Name: jsii.String("orders"),
	Triggers: map[string]*string{
		"failover": jsii.String("2026-03-01"),
	},
})
