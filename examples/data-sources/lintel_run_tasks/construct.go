// Translated from construct.ts (75f9f24c4cb81eca) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataRunTasks(scope, jsii.String("Example"), &platform.DataRunTasksProps{
	Organization: jsii.String("acme"),
})
