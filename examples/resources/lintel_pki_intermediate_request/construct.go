// Translated from construct.ts (8e74c9b1c87df682) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewPkiIntermediateRequest(scope, jsii.String("Example"), &secrets.PkiIntermediateRequestProps{
	Mount: jsii.String("pki"),
	KeyName: jsii.String("issuing-2026"),
	CommonName: jsii.String("Example Issuing CA"),
	Organization: &[]*string{
		jsii.String("Example"),
	},
	KeyType: secrets.AuthorityKeyType_EC,
	KeyBits: jsii.Number(384),
	Lifecycle: &cdktf.TerraformResourceLifecycle{
		PreventDestroy: jsii.Bool(true),
	},
})
