// Translated from construct.ts (30a547883b7a43e4) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

platformToken := lintel.NewEphemeralVariable(scope, jsii.String("platform_token"), &lintel.EphemeralVariableConfig{
	Type: jsii.String("string"),
})

config := secrets.NewPlatformTokenConfig(scope, jsii.String("Config"), &secrets.PlatformTokenConfigProps{
	TokenWo: platformToken.StringValue(),
})

// The single token of the organization.
acme := secrets.NewPlatformTokenRole(scope, jsii.String("Acme"), &secrets.PlatformTokenRoleProps{
	Mount: config.Mount(),
	Name: jsii.String("acme"),
	Subject: secrets.TokenSubject_Organization(jsii.String("acme")),
})

secrets.NewPlatformTokenRotation(scope, jsii.String("Example"), &secrets.PlatformTokenRotationProps{
	Role: acme.Name(),
	Triggers: &map[string]*string{
		"month": jsii.String("2026-03"),
	},
})
