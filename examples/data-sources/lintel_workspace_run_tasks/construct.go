// Translated from construct.ts (5f9aae8cd8e8667f) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataWorkspaceRunTasks(scope, jsii.String("Example"), &platform.DataWorkspaceRunTasksProps{
	WorkspaceId: jsii.String("ws-app"),
})
