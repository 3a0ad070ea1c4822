// Translated from construct.ts (deede3ee55875af1) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

payments := platform.NewDataProject(scope, jsii.String("Payments"), &platform.DataProjectProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("payments"),
})
platform.NewDataTaskConfigs(scope, jsii.String("Example"), &platform.DataTaskConfigsProps{
	Organization: jsii.String("acme"),
	ProjectId: payments.Id(),
})
