// Translated from construct.ts (56d85783e8890503) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

current := secrets.NewPkiRoot(scope, jsii.String("Current"), &secrets.PkiRootProps{
	Mount: jsii.String("pki"),
	IssuerName: jsii.String("root-2026"),
	CommonName: jsii.String("Example Root CA"),
	KeyType: secrets.AuthorityKeyType_EC,
	NotAfter: jsii.String("2036-01-01T00:00:00Z"),
})

secrets.NewPkiIssuersConfig(scope, jsii.String("Example"), &secrets.PkiIssuersConfigProps{
	Mount: current.Mount(),
	Default: current.IssuerId(),
})
