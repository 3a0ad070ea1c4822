// Translated from construct.ts (0fa3dba6f4ee70ce) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataRegistryModuleVersion(scope, jsii.String("Example"), &platform.DataRegistryModuleVersionProps{
	ModuleId: jsii.String("acme/private/acme/vpc/aws"),
	Version: jsii.String("1.1.0"),
})
