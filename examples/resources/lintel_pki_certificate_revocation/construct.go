// Translated from construct.ts (16065eefb1646f39) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

// Of a certificate that was issued elsewhere, and whose key is no longer secret.
serialNumber := cdktf.NewTerraformVariable(scope, jsii.String("serial_number"), &cdktf.TerraformVariableConfig{
	Type: jsii.String("string"),
})

secrets.NewPkiCertificateRevocation(scope, jsii.String("Example"), &secrets.PkiCertificateRevocationProps{
	Mount: jsii.String("pki"),
	SerialNumber: serialNumber.StringValue(),
})
