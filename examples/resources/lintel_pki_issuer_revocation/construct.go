// Translated from construct.ts (b691dded09b3209c) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewPkiIssuerRevocation(scope, jsii.String("Example"), &secrets.PkiIssuerRevocationProps{
	Mount: jsii.String("pki"),
	IssuerRef: jsii.String("root-2024"),
})
