// Translated from construct.ts (62b2dba441a95768) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

clusterCaCert := cdktf.NewTerraformVariable(scope, jsii.String("cluster_ca_cert"), &cdktf.TerraformVariableConfig{
	Type: jsii.String("string"),
})

reviewerToken := lintel.NewEphemeralVariable(scope, jsii.String("reviewer_token"), &cdktf.TerraformVariableConfig{
	Type: jsii.String("string"),
})

secrets.NewKubernetesAuthConfig(scope, jsii.String("Example"), &secrets.KubernetesAuthConfigProps{
	KubernetesHost: jsii.String("https://cluster.example.com:6443"),
	KubernetesCaCert: clusterCaCert.StringValue(),
	TokenReviewerJwtWo: reviewerToken.StringValue(),
})
