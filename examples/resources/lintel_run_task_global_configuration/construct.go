// Translated from construct.ts (d755230682e1f142) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

scan := platform.NewRunTask(scope, jsii.String("LicenseScan"), &platform.RunTaskProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("license-scan"),
	Url: jsii.String("https://scanner.example.com/hooks/licenses"),
})

platform.NewRunTaskGlobalConfiguration(scope, jsii.String("Example"), &platform.RunTaskGlobalConfigurationProps{
	TaskId: scan.Id(),
	Stages: &[]platform.RunTaskStage{
		platform.RunTaskStage_POST_PLAN,
	},
	EnforcementLevel: platform.RunTaskEnforcementLevel_MANDATORY,
})
