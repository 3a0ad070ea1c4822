// Translated from construct.ts (fdb3f24f4395639d) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

clusterRoles := secrets.NewDataClusterRoles(scope, jsii.String("Example"), &secrets.DataClusterRolesProps{
})

cdktf.NewTerraformOutput(scope, jsii.String("cluster_roles"), &cdktf.TerraformOutputConfig{
	Value: clusterRoles.Names(),
})
