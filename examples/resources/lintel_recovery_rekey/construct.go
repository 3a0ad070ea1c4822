// Translated from construct.ts (e4041db346148a8a) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

recoveryRekey := secrets.NewRecoveryRekey(scope, jsii.String("Example"), &secrets.RecoveryRekeyProps{
	SecretShares: jsii.Number(5),
	SecretThreshold: jsii.Number(3),
	RequireVerification: jsii.Bool(true),
	Triggers: &map[string]*string{
		"occasion": jsii.String("2026: two holders have left"),
	},
})

cdktf.NewTerraformOutput(scope, jsii.String("nonce"), &cdktf.TerraformOutputConfig{
	Value: recoveryRekey.Nonce(),
})
