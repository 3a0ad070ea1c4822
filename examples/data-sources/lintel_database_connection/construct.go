// Translated from construct.ts (de29f0fc2fdb3e36) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataDatabaseConnection(scope, jsii.String("Example"), &secrets.DataDatabaseConnectionProps{
	Name: jsii.String("orders"),
})
