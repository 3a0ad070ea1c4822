// Translated from construct.ts (e879445331ba1b2c) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataRegistryModuleVersions(scope, jsii.String("Example"), &platform.DataRegistryModuleVersionsProps{
	Namespace: jsii.String("acme"),
	Name: jsii.String("vpc"),
	ModuleProvider: jsii.String("aws"),
})
