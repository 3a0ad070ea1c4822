// Translated from construct.ts (77002777af23717c) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataRegistryProviderVersion(scope, jsii.String("Example"), &platform.DataRegistryProviderVersionProps{
	ProviderId: jsii.String("acme/private/acme/internal"),
	Version: jsii.String("1.0.0"),
})
