// Translated from construct.ts (9b350c0bfc29d77f) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

member := platform.NewDataWorkspace(scope, jsii.String("App"), &platform.DataWorkspaceProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("app"),
})
shared := platform.NewPolicySet(scope, jsii.String("Shared"), &platform.PolicySetProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("shared"),
})
platform.NewPolicySetWorkspace(scope, jsii.String("Example"), &platform.PolicySetWorkspaceProps{
	PolicySetId: shared.Id(),
	WorkspaceId: member.Id(),
})
