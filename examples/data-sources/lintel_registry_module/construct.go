// Translated from construct.ts (d2ce0038e996ce0e) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataRegistryModule(scope, jsii.String("Example"), &platform.DataRegistryModuleProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("vpc"),
	ModuleProvider: jsii.String("aws"),
})
