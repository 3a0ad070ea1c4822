// Translated from construct.ts (ebf21c92bb9c340a) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

guardrails := platform.NewPolicySet(scope, jsii.String("Guardrails"), &platform.PolicySetProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("guardrails"),
})
platform.NewPolicySetVersion(scope, jsii.String("GuardrailsContent"), &platform.PolicySetVersionProps{
	PolicySetId: guardrails.Id(),
	SourceDirectory: jsii.String("policies"),
})
