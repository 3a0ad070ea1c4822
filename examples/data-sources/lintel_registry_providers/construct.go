// Translated from construct.ts (249808524ad7dddb) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataRegistryProviders(scope, jsii.String("Example"), &platform.DataRegistryProvidersProps{
	Organization: jsii.String("acme"),
	FilterRegistryName: platform.RegistryName_PRIVATE,
})
