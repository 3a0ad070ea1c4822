// Translated from construct.ts (f1bbb0514d29d615) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

capabilities := secrets.NewDataSecretsCapabilities(scope, jsii.String("Example"), &secrets.DataSecretsCapabilitiesProps{
	Paths: &[]*string{
		jsii.String("database/creds/app"),
	},
})

cdktf.NewTerraformOutput(scope, jsii.String("capabilities"), &cdktf.TerraformOutputConfig{
	Value: capabilities.Capabilities(),
})
