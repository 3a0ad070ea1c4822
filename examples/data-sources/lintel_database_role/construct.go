// Translated from construct.ts (0840733f4f57355a) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataDatabaseRole(scope, jsii.String("Example"), &secrets.DataDatabaseRoleProps{
	Name: jsii.String("app"),
})
