// Translated from construct.ts (6bf19de69053d1dc) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataClusterRole(scope, jsii.String("Example"), &secrets.DataClusterRoleProps{
	Name: jsii.String("deployer"),
})
