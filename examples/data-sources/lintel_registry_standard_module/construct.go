// Translated from construct.ts (ee743f8d3616c077) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataRegistryStandardModule(scope, jsii.String("Example"), &platform.DataRegistryStandardModuleProps{
	Namespace: jsii.String("acme"),
	Name: jsii.String("vpc"),
	ModuleProvider: jsii.String("aws"),
	Version: jsii.String("1.1.0"),
})
