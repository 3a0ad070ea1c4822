// Translated from construct.ts (1167273cf9f95bdf) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataRegistryModuleLatest(scope, jsii.String("Example"), &platform.DataRegistryModuleLatestProps{
	RegistryName: platform.RegistryName_PUBLIC,
	Namespace: jsii.String("hashicorp"),
	Name: jsii.String("consul"),
	ModuleProvider: jsii.String("aws"),
})
