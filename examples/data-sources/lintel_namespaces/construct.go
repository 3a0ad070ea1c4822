// Translated from construct.ts (066adccec26c5570) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

namespaces := secrets.NewDataNamespaces(scope, jsii.String("Example"), nil)

cdktf.NewTerraformOutput(scope, jsii.String("namespaces"), &cdktf.TerraformOutputConfig{
	Value: namespaces.Names(),
})
