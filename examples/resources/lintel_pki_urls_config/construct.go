// Translated from construct.ts (9d9d4390e6a7607b) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewPkiUrlsConfig(scope, jsii.String("Example"), &secrets.PkiUrlsConfigProps{
	Mount: jsii.String("pki"),
	IssuingCertificates: &[]*string{
		jsii.String("http://pki.example.com/v1/pki/issuer/{{issuer_id}}/der"),
	},
	CrlDistributionPoints: &[]*string{
		jsii.String("http://pki.example.com/v1/pki/issuer/{{issuer_id}}/crl/der"),
	},
	OcspServers: &[]*string{
		jsii.String("http://pki.example.com/v1/pki/ocsp"),
	},
	EnableTemplating: jsii.Bool(true),
})
