// Translated from construct.ts (cc3452211fde78f5) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataRegistrySearch(scope, jsii.String("Example"), &platform.DataRegistrySearchProps{
	Q: jsii.String("network"),
})
