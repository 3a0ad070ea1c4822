// Translated from construct.ts (9b1fc6d8f8a08eb1) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataPolicySet(scope, jsii.String("Example"), &platform.DataPolicySetProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("base"),
})
