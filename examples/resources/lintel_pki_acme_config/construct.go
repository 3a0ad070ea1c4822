// Translated from construct.ts (40bbac6775e8a75e) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

// Without these headers, no ACME client works.
mount := secrets.NewPkiMount(scope, jsii.String("Mount"), &secrets.EngineMountProps{
	Path: jsii.String("pki-acme"),
	AllowedResponseHeaders: &[]*string{
		jsii.String("Last-Modified"),
		jsii.String("Link"),
		jsii.String("Location"),
		jsii.String("Replay-Nonce"),
	},
	PassthroughRequestHeaders: &[]*string{
		jsii.String("If-Modified-Since"),
	},
})
address := secrets.NewPkiClusterConfig(scope, jsii.String("Address"), &secrets.PkiClusterConfigProps{
	Mount: mount.Path(),
	Path: jsii.String("https://secrets.example.com:8200/v1/pki-acme"),
})
web := secrets.NewPkiRole(scope, jsii.String("Web"), &secrets.PkiRoleProps{
	Mount: mount.Path(),
	Name: jsii.String("web"),
	AllowedDomains: &[]*string{
		jsii.String("example.com"),
	},
	AllowSubdomains: jsii.Bool(true),
})
secrets.NewPkiAcmeConfig(scope, jsii.String("Example"), &secrets.PkiAcmeConfigProps{
	Mount: address.Mount(),
	Enabled: jsii.Bool(true),
	AllowedRoles: &[]*string{
		web.Name(),
	},
	DefaultDirectoryPolicy: jsii.Sprintf("role:%v", *web.Name()),
	EabPolicy: secrets.PkiAcmeEabPolicy_NEW_ACCOUNT_REQUIRED,
})
