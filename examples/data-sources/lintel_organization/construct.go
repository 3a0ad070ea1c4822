// Translated from construct.ts (6c05d3fba9e9d65e) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataOrganization(scope, jsii.String("Example"), &platform.DataOrganizationProps{
	Name: jsii.String("acme"),
})
