// Translated from construct.ts (94cc07b275b7ba31) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataTokenRole(scope, jsii.String("Example"), &secrets.DataTokenRoleProps{
	Name: jsii.String("deploy"),
})
