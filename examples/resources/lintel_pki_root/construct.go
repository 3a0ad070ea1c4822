// Translated from construct.ts (5335718d9a76487b) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewPkiRoot(scope, jsii.String("Example"), &secrets.PkiRootProps{
	Mount: jsii.String("pki"),
	IssuerName: jsii.String("root-2026"),
	CommonName: jsii.String("Example Root CA"),
	Organization: &[]*string{
		jsii.String("Example"),
	},
	KeyType: secrets.AuthorityKeyType_EC,
	KeyBits: jsii.Number(384),
	NotAfter: jsii.String("2046-01-01T00:00:00Z"),
	MaxPathLength: jsii.Number(1),
	Lifecycle: &cdktf.TerraformResourceLifecycle{
		PreventDestroy: jsii.Bool(true),
	},
})
