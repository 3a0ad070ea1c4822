// Translated from construct.ts (464ae856325be9f7) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

clusterConfig := secrets.NewDataClusterConfig(scope, jsii.String("Example"), &secrets.DataClusterConfigProps{
})

cdktf.NewTerraformOutput(scope, jsii.String("cluster_host"), &cdktf.TerraformOutputConfig{
	Value: clusterConfig.ClusterHost(),
})
