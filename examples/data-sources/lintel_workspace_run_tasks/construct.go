// Translated from construct.ts (22d554479713deae) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

app := platform.NewDataWorkspace(scope, jsii.String("App"), &platform.DataWorkspaceProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("app"),
})
platform.NewDataWorkspaceRunTasks(scope, jsii.String("Example"), &platform.DataWorkspaceRunTasksProps{
	WorkspaceId: app.Id(),
})
