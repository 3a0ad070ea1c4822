// Translated from construct.ts (690323e85ff1e7f0) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

apiRequest := cdktf.NewTerraformVariable(scope, jsii.String("api_request"), &cdktf.TerraformVariableConfig{
	Type: jsii.String("string"),
	Sensitive: jsii.Boolean(true),
})
apiRequest.AddOverride(jsii.String("ephemeral"), jsii.Boolean(true))

secrets.NewPkiSignedCertificate(scope, jsii.String("Example"), &secrets.PkiSignedCertificateProps{
	Role: jsii.String("web"),
	Csr: apiRequest.StringValue(),
	CommonName: jsii.String("api.example.com"),
	Ttl: lintel.Duration_Days(jsii.Number(90)),
	RenewBefore: jsii.String("15d"),
})
