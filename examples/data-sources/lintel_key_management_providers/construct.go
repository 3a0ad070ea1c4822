// Translated from construct.ts (18a2440e263c7c0f) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

keyManagementProviders := secrets.NewDataKeyManagementProviders(scope, jsii.String("Example"), &secrets.DataKeyManagementProvidersProps{
})

cdktf.NewTerraformOutput(scope, jsii.String("key_management_providers"), &cdktf.TerraformOutputConfig{
	Value: keyManagementProviders.Names(),
})
