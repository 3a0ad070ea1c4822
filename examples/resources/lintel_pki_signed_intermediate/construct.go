// Translated from construct.ts (1a8461787cd41ddf) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

authorityRequest := lintel.NewEphemeralVariable(scope, jsii.String("authority_request"), &lintel.EphemeralVariableConfig{
	Type: jsii.String("string"),
})

secrets.NewPkiSignedIntermediate(scope, jsii.String("Example"), &secrets.PkiSignedIntermediateProps{
	Csr: authorityRequest.StringValue(),
	CommonName: jsii.String("Example Issuing CA"),
	NotAfter: jsii.String("2031-01-01T00:00:00Z"),
	MaxPathLength: jsii.Number(0),
	PermittedDnsDomains: &[]*string{
		jsii.String(".example.com"),
	},
	Organization: &[]*string{
		jsii.String("Example"),
	},
})
