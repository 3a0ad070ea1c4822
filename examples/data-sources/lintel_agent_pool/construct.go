// Translated from construct.ts (27cbe178a2a41a1b) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataAgentPool(scope, jsii.String("Example"), &platform.DataAgentPoolProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("main"),
})
