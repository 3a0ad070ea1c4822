// Translated from construct.ts (2639f5264a47a11e) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

pkiIssuer := secrets.NewDataPkiIssuer(scope, jsii.String("Example"), &secrets.DataPkiIssuerProps{
	Mount: jsii.String("pki"),
	IssuerRef: jsii.String("default"),
})

cdktf.NewTerraformOutput(scope, jsii.String("authority"), &cdktf.TerraformOutputConfig{
	Value: pkiIssuer.Certificate(),
})
