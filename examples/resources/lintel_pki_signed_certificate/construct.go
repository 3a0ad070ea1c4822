// Translated from construct.ts (a6af52b49b9a2a92) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

apiRequest := lintel.NewEphemeralVariable(scope, jsii.String("api_request"), &lintel.EphemeralVariableConfig{
	Type: jsii.String("string"),
})

web := secrets.NewPkiRole(scope, jsii.String("Web"), &secrets.PkiRoleProps{
	Name: jsii.String("web"),
	AllowedDomains: &[]*string{
		jsii.String("example.com"),
	},
	AllowSubdomains: jsii.Bool(true),
	MaxTtl: lintel.Duration_Days(jsii.Number(90)),
	KeyType: secrets.KeyType_EC,
})

secrets.NewPkiSignedCertificate(scope, jsii.String("Example"), &secrets.PkiSignedCertificateProps{
	Role: web.Name(),
	Csr: apiRequest.StringValue(),
	CommonName: jsii.String("api.example.com"),
	Ttl: lintel.Duration_Days(jsii.Number(90)),
	RenewBefore: jsii.String("15d"),
})
