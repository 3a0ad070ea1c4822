// Translated from construct.ts (80302421bebcdeb5) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

app := platform.NewDataWorkspace(scope, jsii.String("App"), &platform.DataWorkspaceProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("app"),
})
scan := platform.NewDataRunTask(scope, jsii.String("ImageScan"), &platform.DataRunTaskProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("image-scan"),
})
platform.NewDataWorkspaceRunTask(scope, jsii.String("Example"), &platform.DataWorkspaceRunTaskProps{
	WorkspaceId: app.Id(),
	TaskId: scan.Id(),
})
