// Translated from construct.ts (57928844a218c7f5) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

clusterCaCert := lintel.NewEphemeralVariable(scope, jsii.String("cluster_ca_cert"), &lintel.EphemeralVariableConfig{
	Type: jsii.String("string"),
})

clusterToken := lintel.NewEphemeralVariable(scope, jsii.String("cluster_token"), &lintel.EphemeralVariableConfig{
	Type: jsii.String("string"),
})

secrets.NewClusterConfig(scope, jsii.String("Example"), &secrets.ClusterConfigProps{
	ClusterHost: jsii.String("https://cluster.example.com:6443"),
	ClusterCaCert: clusterCaCert.StringValue(),
	ServiceAccountJwtWo: clusterToken.StringValue(),
})
