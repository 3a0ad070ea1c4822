// Translated from construct.ts (37a4453624335dac) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

payments := platform.NewDataProject(scope, jsii.String("Payments"), &platform.DataProjectProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("payments"),
})
cost := platform.NewRunTask(scope, jsii.String("Cost"), &platform.RunTaskProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("project-cost"),
	Url: jsii.String("https://cost.example.com/hooks/terraform"),
})

platform.NewTaskConfig(scope, jsii.String("Example"), &platform.TaskConfigProps{
	TaskId: cost.Id(),
	ProjectIds: &[]*string{
		payments.Id(),
	},
	AllowedStages: &[]platform.RunTaskStage{
		platform.RunTaskStage_PRE_PLAN,
		platform.RunTaskStage_POST_PLAN,
	},
	EnforcementLevel: platform.RunTaskEnforcementLevel_MANDATORY,
})
