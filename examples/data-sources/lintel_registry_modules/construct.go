// Translated from construct.ts (df1e454c288f1bc5) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataRegistryModules(scope, jsii.String("Example"), &platform.DataRegistryModulesProps{
	Organization: jsii.String("acme"),
	FilterRegistryName: platform.RegistryName_PRIVATE,
})
