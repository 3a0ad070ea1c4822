// Translated from construct.ts (6595eac883caa41d) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

clusterCaCert := cdktf.NewTerraformVariable(scope, jsii.String("cluster_ca_cert"), &cdktf.TerraformVariableConfig{
	Type: jsii.String("string"),
	Sensitive: jsii.Boolean(true),
})
clusterCaCert.AddOverride(jsii.String("ephemeral"), jsii.Boolean(true))

clusterToken := cdktf.NewTerraformVariable(scope, jsii.String("cluster_token"), &cdktf.TerraformVariableConfig{
	Type: jsii.String("string"),
	Sensitive: jsii.Boolean(true),
})
clusterToken.AddOverride(jsii.String("ephemeral"), jsii.Boolean(true))

secrets.NewClusterConfig(scope, jsii.String("Example"), &secrets.ClusterConfigProps{
	ClusterHost: jsii.String("https://cluster.example.com:6443"),
	ClusterCaCert: clusterCaCert.StringValue(),
	ServiceAccountJwtWo: clusterToken.StringValue(),
})
