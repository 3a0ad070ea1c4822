// Translated from construct.ts (9d07422273d0c246) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataPolicies(scope, jsii.String("Example"), &platform.DataPoliciesProps{
	Organization: jsii.String("acme"),
	FilterKind: platform.PolicyKind_OPA,
})
