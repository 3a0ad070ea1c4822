// Translated from construct.ts (b400d4a7758db8d7) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

issuingCertificate := cdktf.NewTerraformVariable(scope, jsii.String("issuing_certificate"), &cdktf.TerraformVariableConfig{
	Type: jsii.String("string"),
})

secrets.NewPkiIssuer(scope, jsii.String("Example"), &secrets.PkiIssuerProps{
	Mount: jsii.String("pki"),
	IssuerName: jsii.String("issuing-2026"),
	Certificate: issuingCertificate.StringValue(),
	Usage: &[]secrets.IssuerUsage{
		secrets.IssuerUsage_ISSUING_CERTIFICATES,
		secrets.IssuerUsage_CRL_SIGNING,
		secrets.IssuerUsage_OCSP_SIGNING,
	},
	LeafNotAfterBehavior: secrets.LeafNotAfterBehavior_TRUNCATE,
})
