// Translated from construct.ts (cb2bd6770efaf82d) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

key := platform.NewRegistryGpgKey(scope, jsii.String("ReleaseKey"), &platform.RegistryGpgKeyProps{
	Organization: jsii.String("acme"),
	AsciiArmor: jsii.String(`-----BEGIN PGP PUBLIC KEY BLOCK-----

	xsBNBGlVuQABCADYphRY/AZSSTymfr5FXiKhaEYOYTOhMy2Ztb+2yvOhyBBS
	G44USonTac7SDhwjZyxUCq3oo/MOOYRZeWT1JVYl9Jj0c3OovEzU+22DW1Ik
	aIgmswZVEQNRNamsnqJvxWdAADSu3zeOajLdOwnBeFyPohQ5hGK+BpZhEWZZ
	iYdCIezzo5PVxOSHuL9EMDp+hq7uDGZNuDsYUT203m4cgoOX+HgSDqb/od66
	k0UZ3wa8lAyiMrDb/tw4SgkyUITzPy8MKkJpYIZNiUg77nuUvfTXcNuhaUWE
	cEY9V28ypHLpOXoH2NYlTsk0YBzXLM8w0wFnXNy2u68Dycv6YiChPVIpABEB
	AAHNE0V4YW1wbGUgcmVsZWFzZSBrZXnCwIsEEwEKAD8FgmlVuQADCwkHCRAr
	BCkFoy19GAUVCggODAQWAAIBAhkBApsDAh4BFiEE9bnGVI929/86GQQaKwQp
	BaMtfRgAAHZwB/9X2ArJZATuw+M4W7vGI3kjDcsyifJnyBUpvtz9MItWMNeO
	I1Y0rHj1swrjEUZKSQyXjnJXlWtNx/ERlskzevUiPOOJQkEasvd56J4w7XqX
	OUX12HLPVVaJRqBYUW5w1y6jAscCx0bwF0KnmsLVIrgoNfrzoshhINTwENWv
	N+kehq6pEvZIt1RqmQ7Y/fU2k7ASDWjDeceL5Ty5+zfEbPEhZ+Ic82mhM2+3
	OVeOeXVD3t1OPw01yEqQPVQ/d+Fp2BVv8FRJRcCyZapWx+OxJl/r9brJQ/dL
	MSgRMZVgBsmiQBGnmZuseSNQ+cpfH86DxTpR3QLTbWFx+tPpG+wT6ree
	=SLix
	-----END PGP PUBLIC KEY BLOCK-----`),
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
		CreateBeforeDestroy: jsii.Bool(true),
	},
})
