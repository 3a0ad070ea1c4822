// Translated from construct.ts (7da441b18eb37449) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataProject(scope, jsii.String("Example"), &platform.DataProjectProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("payments"),
})
