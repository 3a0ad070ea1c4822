// Translated from construct.ts (93a94b8929fbdde5) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewAdminOrganization(scope, jsii.String("Example"), &platform.AdminOrganizationProps{
	Name: jsii.String("acme"),
	InfraBuildWorkerApplyTimeout: lintel.Duration_Hours(jsii.Number(12)),
	WorkspaceLimit: jsii.Number(200),
})
