// Translated from construct.ts (6d1407829a02a560) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

platformToken := lintel.NewEphemeralVariable(scope, jsii.String("platform_token"), &lintel.EphemeralVariableConfig{
	Type: jsii.String("string"),
})

secrets.NewPlatformTokenConfig(scope, jsii.String("Example"), &secrets.PlatformTokenConfigProps{
	Address: jsii.String("https://platform.example.com"),
	TokenWo: platformToken.StringValue(),
})
