// Translated from construct.ts (281708737499e3ad) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewAppRoleRole(scope, jsii.String("Example"), &secrets.AppRoleRoleProps{
	Name: jsii.String("deploy"),
	TokenPolicies: []*string{
		jsii.String("deploy"),
	},
	TokenTtl: lintel.Duration_Hours(jsii.Number(1)),
	SecretIdTtl: lintel.Duration_Hours(jsii.Number(24)),
})
