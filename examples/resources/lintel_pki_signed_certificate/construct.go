// Translated from construct.ts (12393adfae9bf0ce) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

apiRequest := lintel.NewEphemeralVariable(scope, jsii.String("api_request"), &cdktf.TerraformVariableConfig{
	Type: jsii.String("string"),
})

secrets.NewPkiSignedCertificate(scope, jsii.String("Example"), &secrets.PkiSignedCertificateProps{
	Role: jsii.String("web"),
	Csr: apiRequest.StringValue(),
	CommonName: jsii.String("api.example.com"),
	Ttl: lintel.Duration_Days(jsii.Number(90)),
	RenewBefore: jsii.String("15d"),
})
