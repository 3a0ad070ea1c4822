// Translated from construct.ts (9e2bc94f20053cc5) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

vpc := platform.NewRegistryModule(scope, jsii.String("Vpc"), &platform.RegistryModuleProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("vpc"),
	ModuleProvider: jsii.String("aws"),
})

platform.NewRegistryModuleVersion(scope, jsii.String("VpcVersion"), &platform.RegistryModuleVersionProps{
	ModuleId: vpc.Id(),
	Version: jsii.String("1.2.0"),
	SourceDirectory: jsii.String("modules/vpc"),
	Lifecycle: &cdktf.TerraformResourceLifecycle{
		CreateBeforeDestroy: jsii.Bool(true),
	},
})
