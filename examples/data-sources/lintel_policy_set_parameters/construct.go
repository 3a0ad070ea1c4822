// Translated from construct.ts (d9e20d75896e1238) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

cost := platform.NewDataPolicySet(scope, jsii.String("Cost"), &platform.DataPolicySetProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("cost"),
})
platform.NewDataPolicySetParameters(scope, jsii.String("Parameters"), &platform.DataPolicySetParametersProps{
	PolicySetId: cost.Id(),
})
