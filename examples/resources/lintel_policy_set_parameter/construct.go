// Translated from construct.ts (a5915e18c077edde) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

cost := platform.NewPolicySet(scope, jsii.String("Cost"), &platform.PolicySetProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("cost"),
})
platform.NewPolicySetParameter(scope, jsii.String("Limit"), &platform.PolicySetParameterProps{
	PolicySetId: cost.Id(),
	Key: jsii.String("monthly_limit"),
	Value: jsii.String("500"),
})
