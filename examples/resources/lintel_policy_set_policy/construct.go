// Translated from construct.ts (cb44b5ee3c89cf3b) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

member := platform.NewPolicy(scope, jsii.String("Tags"), &platform.PolicyProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("require-tags"),
	EnforcementLevel: platform.PolicyEnforcementLevel_HARD_MANDATORY,
	Source: platform.PolicySource_Text(jsii.String("main = rule { true }\n")),
})
shared := platform.NewPolicySet(scope, jsii.String("Shared"), &platform.PolicySetProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("shared"),
})
platform.NewPolicySetPolicy(scope, jsii.String("Example"), &platform.PolicySetPolicyProps{
	PolicySetId: shared.Id(),
	PolicyId: member.Id(),
})
