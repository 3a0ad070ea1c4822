// Translated from construct.ts (dcfc5d48149fb826) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataRegistryProvider(scope, jsii.String("Example"), &platform.DataRegistryProviderProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("internal"),
})
