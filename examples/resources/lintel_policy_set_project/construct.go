// Translated from construct.ts (15036a609497b5d9) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

member := platform.NewDataProject(scope, jsii.String("Payments"), &platform.DataProjectProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("payments"),
})
shared := platform.NewPolicySet(scope, jsii.String("Shared"), &platform.PolicySetProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("shared"),
})
platform.NewPolicySetProject(scope, jsii.String("Example"), &platform.PolicySetProjectProps{
	PolicySetId: shared.Id(),
	ProjectId: member.Id(),
})
