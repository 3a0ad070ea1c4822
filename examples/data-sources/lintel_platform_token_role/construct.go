// Translated from construct.ts (68572fd542c77fd3) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataPlatformTokenRole(scope, jsii.String("Example"), &secrets.DataPlatformTokenRoleProps{
	Name: jsii.String("pipeline"),
})
