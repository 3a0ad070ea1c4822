// Translated from construct.ts (0207f0055eb4c4e8) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

web := secrets.NewPkiRole(scope, jsii.String("Web"), &secrets.PkiRoleProps{
	Name: jsii.String("web"),
	MaxTtl: lintel.Duration_Days(jsii.Number(30)),
	AllowedDomains: &[]*string{
		jsii.String("example.com"),
	},
	AllowSubdomains: jsii.Bool(true),
	KeyType: secrets.KeyType_EC,
})

secrets.NewPkiCertificate(scope, jsii.String("Example"), &secrets.PkiCertificateProps{
	Role: web.Name(),
	CommonName: jsii.String("shop.example.com"),
	AltNames: &[]*string{
		jsii.String("www.example.com"),
	},
	Ttl: lintel.Duration_Days(jsii.Number(30)),
	RenewBefore: jsii.String("30%"),
	Lifecycle: &cdktf.TerraformResourceLifecycle{
		CreateBeforeDestroy: jsii.Bool(true),
	},
})

// In the enterprise edition an external policy may decide what is issued.
secrets.NewPkiCertificate(scope, jsii.String("ByPolicy"), &secrets.PkiCertificateProps{
	ExternalPolicy: &secrets.PkiCertificateExternalPolicy{
		Policy: jsii.String("web"),
		KeyType: secrets.CertificateKeyType_EC,
	},
	CommonName: jsii.String("api.example.com"),
	Ttl: lintel.Duration_Days(jsii.Number(7)),
})
