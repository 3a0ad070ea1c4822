// Translated from construct.ts (054323584ac5e247) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataRegistryProviderVersions(scope, jsii.String("Example"), &platform.DataRegistryProviderVersionsProps{
	ProviderId: jsii.String("acme/private/acme/internal"),
})
