// Translated from construct.ts (57e2008474821bef) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

approle := secrets.NewAuthMount(scope, jsii.String("Approle"), &secrets.AuthMountProps{
	Path: jsii.String("approle"),
	Type: jsii.String("approle"),
})

secrets.NewAppRoleRole(scope, jsii.String("Example"), &secrets.AppRoleRoleProps{
	Mount: approle.Path(),
	Name: jsii.String("deploy"),
	TokenPolicies: &[]*string{
		jsii.String("deploy"),
	},
	TokenTtl: lintel.Duration_Hours(jsii.Number(1)),
	SecretIdTtl: lintel.Duration_Hours(jsii.Number(24)),
})
