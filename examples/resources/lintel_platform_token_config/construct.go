// Translated from construct.ts (9ee9ec47e1861d0e) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

platformToken := cdktf.NewTerraformVariable(scope, jsii.String("platform_token"), &cdktf.TerraformVariableConfig{
	Type: jsii.String("string"),
	Sensitive: jsii.Boolean(true),
})
platformToken.AddOverride(jsii.String("ephemeral"), jsii.Boolean(true))

secrets.NewPlatformTokenConfig(scope, jsii.String("Example"), &secrets.PlatformTokenConfigProps{
	Address: jsii.String("https://platform.example.com"),
	TokenWo: platformToken.StringValue(),
})
