// Translated from construct.ts (5e0835c4ea488ca5) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

github := secrets.NewAuthMount(scope, jsii.String("Github"), &secrets.AuthMountProps{
	Path: jsii.String("github"),
	Type: jsii.String("jwt"),
})

secrets.NewJwtAuthConfig(scope, jsii.String("Example"), &secrets.JwtAuthConfigProps{
	Mount: github.Path(),
	Trust: secrets.JwtTrust_GitHubActions(nil),
})
