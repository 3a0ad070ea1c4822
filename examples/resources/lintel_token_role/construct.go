// Translated from construct.ts (539316500f0751e9) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewTokenRole(scope, jsii.String("Example"), &secrets.TokenRoleProps{
	Name: jsii.String("deploy"),
	AllowedPolicies: &[]*string{
		jsii.String("deploy"),
	},
	Renewable: jsii.Bool(false),
	TokenExplicitMaxTtl: lintel.Duration_Hours(jsii.Number(1)),
})
