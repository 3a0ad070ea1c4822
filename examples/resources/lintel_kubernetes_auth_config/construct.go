// Translated from construct.ts (6e78ee323dc01b79) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

clusterCaCert := cdktf.NewTerraformVariable(scope, jsii.String("cluster_ca_cert"), &cdktf.TerraformVariableConfig{
	Type: jsii.String("string"),
})

reviewerToken := cdktf.NewTerraformVariable(scope, jsii.String("reviewer_token"), &cdktf.TerraformVariableConfig{
	Type: jsii.String("string"),
	Sensitive: jsii.Boolean(true),
})
reviewerToken.AddOverride(jsii.String("ephemeral"), jsii.Boolean(true))

secrets.NewKubernetesAuthConfig(scope, jsii.String("Example"), &secrets.KubernetesAuthConfigProps{
	KubernetesHost: jsii.String("https://cluster.example.com:6443"),
	KubernetesCaCert: clusterCaCert.StringValue(),
	TokenReviewerJwtWo: reviewerToken.StringValue(),
})
