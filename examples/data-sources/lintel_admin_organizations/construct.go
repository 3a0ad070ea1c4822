// Translated from construct.ts (d5bb1f4254f89ce7) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataAdminOrganizations(scope, jsii.String("Example"), &platform.DataAdminOrganizationsProps{
	FilterModuleProducer: jsii.Bool(true),
})
