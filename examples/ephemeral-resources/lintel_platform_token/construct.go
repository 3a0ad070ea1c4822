// Translated from construct.ts (5f708c97f3f1ec29) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/platform"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

token := secrets.NewEphemeralPlatformToken(scope, jsii.String("Example"), &secrets.EphemeralPlatformTokenProps{
	Role: jsii.String("pipeline"),
})

// The address comes from LINTEL_PLATFORM_ADDRESS.
pipeline := lintel.NewLintelProvider(scope, jsii.String("Pipeline"), &lintel.LintelProviderProps{
	Alias: jsii.String("pipeline"),
	Platform: &lintel.LintelProviderPlatform{
		Token: token.Token(),
	},
})

platform.NewRunTask(scope, jsii.String("ImageScan"), &platform.RunTaskProps{
	Provider: pipeline,
	Organization: jsii.String("acme"),
	Name: jsii.String("image-scan"),
	Url: jsii.String("https://scanner.example.com/hooks/terraform"),
})
