// Translated from construct.ts (acaa7aeaed7814ac) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewPasswordPolicy(scope, jsii.String("Example"), &secrets.PasswordPolicyProps{
	Name: jsii.String("database"),
	Length: jsii.Number(24),
	Rules: &[]interface{}{
		&secrets.PasswordPolicyRule{
			Charset: jsii.String("abcdefghijklmnopqrstuvwxyz"),
			MinChars: jsii.Number(1),
		},
		&secrets.PasswordPolicyRule{
			Charset: jsii.String("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
			MinChars: jsii.Number(1),
		},
		&secrets.PasswordPolicyRule{
			Charset: jsii.String("0123456789"),
			MinChars: jsii.Number(2),
		},
	},
})
