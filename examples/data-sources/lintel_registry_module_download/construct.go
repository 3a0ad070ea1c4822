// Translated from construct.ts (c97eac3d549272e0) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

registryModuleDownload := platform.NewDataRegistryModuleDownload(scope, jsii.String("Example"), &platform.DataRegistryModuleDownloadProps{
	Namespace: jsii.String("acme"),
	Name: jsii.String("vpc"),
	ModuleProvider: jsii.String("aws"),
})

cdktf.NewTerraformOutput(scope, jsii.String("newest_version"), &cdktf.TerraformOutputConfig{
	Value: registryModuleDownload.ResolvedVersion(),
})
