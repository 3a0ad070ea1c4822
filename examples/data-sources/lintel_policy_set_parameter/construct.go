// Translated from construct.ts (6fd3b2923ed1496e) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

cost := platform.NewDataPolicySet(scope, jsii.String("Cost"), &platform.DataPolicySetProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("cost"),
})
platform.NewDataPolicySetParameter(scope, jsii.String("Limit"), &platform.DataPolicySetParameterProps{
	PolicySetId: cost.Id(),
	Key: jsii.String("monthly_limit"),
})
