// Translated from construct.ts (19e1298ad2c3d1de) by `npm run translate`.
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
	Global: jsii.Bool(true),
})
platform.NewPolicySetProjectExclusion(scope, jsii.String("Example"), &platform.PolicySetProjectExclusionProps{
	PolicySetId: shared.Id(),
	ProjectId: member.Id(),
})
