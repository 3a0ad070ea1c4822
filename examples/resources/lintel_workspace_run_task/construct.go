// Translated from construct.ts (8be3f5cab9032bc2) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

imageScan := platform.NewRunTask(scope, jsii.String("ImageScan"), &platform.RunTaskProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("image-scan"),
	Url: jsii.String("https://scanner.example.com/hooks/terraform"),
})

platform.NewWorkspaceRunTask(scope, jsii.String("Example"), &platform.WorkspaceRunTaskProps{
	WorkspaceId: jsii.String("ws-app"),
	TaskId: imageScan.Id(),
	EnforcementLevel: platform.RunTaskEnforcementLevel_MANDATORY,
	Stage: platform.RunTaskStage_PRE_PLAN,
})
