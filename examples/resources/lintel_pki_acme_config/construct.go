// Translated from construct.ts (480f1b8ebc96e068) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewPkiAcmeConfig(scope, jsii.String("Example"), &secrets.PkiAcmeConfigProps{
	Mount: jsii.String("pki"),
	Enabled: jsii.Boolean(true),
	AllowedRoles: []*string{
		jsii.String("web"),
	},
	DefaultDirectoryPolicy: jsii.String("role:web"),
	EabPolicy: secrets.PkiAcmeEabPolicy_NEW_ACCOUNT_REQUIRED,
})
