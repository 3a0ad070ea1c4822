// Translated from construct.ts (91fb63404f0a4626) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

pkiRoles := secrets.NewDataPkiRoles(scope, jsii.String("Example"), &secrets.DataPkiRolesProps{
})

cdktf.NewTerraformOutput(scope, jsii.String("roles"), &cdktf.TerraformOutputConfig{
	Value: pkiRoles.Names(),
})
