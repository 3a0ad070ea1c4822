// Translated from construct.ts (18834f73e22465bb) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataAgentPools(scope, jsii.String("Example"), &platform.DataAgentPoolsProps{
	Organization: jsii.String("acme"),
})
