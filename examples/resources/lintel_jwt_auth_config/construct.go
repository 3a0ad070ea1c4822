// Translated from construct.ts (bcef5c02b5d87d59) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewJwtAuthConfig(scope, jsii.String("Example"), &secrets.JwtAuthConfigProps{
	Mount: jsii.String("github"),
	Trust: secrets.JwtTrust_GitHubActions(),
})
