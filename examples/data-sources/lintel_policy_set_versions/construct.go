// Translated from construct.ts (eb036b2ed7bf7d74) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

guardrails := platform.NewDataPolicySet(scope, jsii.String("Guardrails"), &platform.DataPolicySetProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("guardrails"),
})
platform.NewDataPolicySetVersions(scope, jsii.String("Versions"), &platform.DataPolicySetVersionsProps{
	PolicySetId: guardrails.Id(),
})
