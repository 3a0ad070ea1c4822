// Translated from construct.ts (6d76b78a02a8809d) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

cost := platform.NewDataRunTask(scope, jsii.String("Cost"), &platform.DataRunTaskProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("project-cost"),
})
platform.NewDataTaskConfig(scope, jsii.String("Example"), &platform.DataTaskConfigProps{
	TaskId: cost.Id(),
})
