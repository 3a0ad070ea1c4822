// Translated from construct.ts (b6b610053c567a6f) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

clusterCaCert := cdktf.NewTerraformVariable(scope, jsii.String("cluster_ca_cert"), &cdktf.TerraformVariableConfig{
	Type: jsii.String("string"),
})

reviewerToken := lintel.NewEphemeralVariable(scope, jsii.String("reviewer_token"), &lintel.EphemeralVariableConfig{
	Type: jsii.String("string"),
})

kubernetes := secrets.NewAuthMount(scope, jsii.String("Kubernetes"), &secrets.AuthMountProps{
	Path: jsii.String("kubernetes"),
	Type: jsii.String("kubernetes"),
})

secrets.NewKubernetesAuthConfig(scope, jsii.String("Example"), &secrets.KubernetesAuthConfigProps{
	Mount: kubernetes.Path(),
	KubernetesHost: jsii.String("https://cluster.example.com:6443"),
	KubernetesCaCert: clusterCaCert.StringValue(),
	TokenReviewerJwtWo: reviewerToken.StringValue(),
})
