// Translated from construct.ts (1293fa3d443d87e3) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataPolicy(scope, jsii.String("Example"), &platform.DataPolicyProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("restrict-instance-types"),
})
