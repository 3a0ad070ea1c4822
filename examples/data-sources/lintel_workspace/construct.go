// Translated from construct.ts (414b72871b394261) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataWorkspace(scope, jsii.String("Example"), &platform.DataWorkspaceProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("app"),
})
