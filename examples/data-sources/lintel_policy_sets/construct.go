// Translated from construct.ts (9cd6b0edb2c12578) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataPolicySets(scope, jsii.String("Example"), &platform.DataPolicySetsProps{
	Organization: jsii.String("acme"),
})
