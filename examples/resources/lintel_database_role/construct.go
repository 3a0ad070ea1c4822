// Translated from construct.ts (5d061b1b596010a1) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDatabaseRole(scope, jsii.String("Example"), &secrets.DatabaseRoleProps{
	Name: jsii.String("app"),
	DbName: jsii.String("orders"),
	DefaultTtl: lintel.Duration_Hours(jsii.Number(1)),
	MaxTtl: lintel.Duration_Days(jsii.Number(1)),
	CreationStatements: []*string{
		jsii.String("CREATE ROLE \"{{name}}\" LOGIN PASSWORD '{{password}}' VALID UNTIL '{{expiration}}'"),
		jsii.String("GRANT SELECT ON ALL TABLES IN SCHEMA public TO \"{{name}}\""),
	},
})
