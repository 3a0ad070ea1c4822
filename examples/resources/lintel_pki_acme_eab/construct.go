// Translated from construct.ts (e232964d265eb2e7) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewPkiAcmeEab(scope, jsii.String("Example"), &secrets.PkiAcmeEabProps{
	Mount: jsii.String("pki"),
	Role: jsii.String("web"),
	Triggers: map[string]*string{
		"year": jsii.String("2026"),
	},
})
