// Translated from construct.ts (b6160c6ef6a2d604) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataWorkspaceRunTask(scope, jsii.String("Example"), &platform.DataWorkspaceRunTaskProps{
	WorkspaceId: jsii.String("ws-app"),
	TaskId: jsii.String("task-7oD7doVTQdAFnMLV"),
})
