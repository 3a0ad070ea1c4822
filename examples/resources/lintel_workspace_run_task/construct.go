// Translated from construct.ts (f1aff575fd5f0ec0) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

imageScan := platform.NewRunTask(scope, jsii.String("ImageScan"), &platform.RunTaskProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("image-scan"),
	Url: jsii.String("https://scanner.example.com/hooks/terraform"),
})

app := platform.NewDataWorkspace(scope, jsii.String("App"), &platform.DataWorkspaceProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("app"),
})
platform.NewWorkspaceRunTask(scope, jsii.String("Example"), &platform.WorkspaceRunTaskProps{
	WorkspaceId: app.Id(),
	TaskId: imageScan.Id(),
	EnforcementLevel: platform.RunTaskEnforcementLevel_MANDATORY,
	Stage: platform.RunTaskStage_PRE_PLAN,
})
