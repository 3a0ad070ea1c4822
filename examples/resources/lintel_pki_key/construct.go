// Translated from construct.ts (8f04c44325653b15) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewPkiKey(scope, jsii.String("Example"), &secrets.PkiKeyProps{
	Mount: jsii.String("pki"),
	KeyName: jsii.String("signing-2026"),
	KeyType: secrets.AuthorityKeyType_EC,
	KeyBits: jsii.Number(384),
	Lifecycle: &cdktf.TerraformResourceLifecycle{
		PreventDestroy: jsii.Bool(true),
	},
})
