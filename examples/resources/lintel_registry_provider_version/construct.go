// Translated from construct.ts (54fb3374b2867028) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

key := platform.NewDataRegistryGpgKey(scope, jsii.String("ReleaseKey"), &platform.DataRegistryGpgKeyProps{
	Organization: jsii.String("acme"),
	KeyId: jsii.String("2B042905A32D7D18"),
})
provider := platform.NewRegistryProvider(scope, jsii.String("Published"), &platform.RegistryProviderProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("internal"),
})

// The folder has the archives of all platforms, their checksums and the signature of these.
platform.NewRegistryProviderVersion(scope, jsii.String("PublishedVersion"), &platform.RegistryProviderVersionProps{
	ProviderId: provider.Id(),
	Version: jsii.String("1.0.0"),
	KeyId: key.KeyId(),
	SourceDirectory: jsii.String("dist"),
	Lifecycle: &cdktf.TerraformResourceLifecycle{
		CreateBeforeDestroy: jsii.Boolean(true),
	},
})
