// Translated from construct.ts (08845bb82d359c06) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

old := secrets.NewPkiRoot(scope, jsii.String("Old"), &secrets.PkiRootProps{
	Mount: jsii.String("pki"),
	IssuerName: jsii.String("root-2024"),
	CommonName: jsii.String("Example Root CA"),
	KeyType: secrets.AuthorityKeyType_EC,
	NotAfter: jsii.String("2034-01-01T00:00:00Z"),
})

secrets.NewPkiIssuerRevocation(scope, jsii.String("Example"), &secrets.PkiIssuerRevocationProps{
	Mount: old.Mount(),
	IssuerRef: old.IssuerName(),
})
