// Translated from construct.ts (cf4fd0e51127a2d8) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

clusterCredentials := secrets.NewEphemeralClusterCredentials(scope, jsii.String("Example"), &secrets.EphemeralClusterCredentialsProps{
	Role: jsii.String("deployer"),
	ClusterNamespace: jsii.String("apps"),
	Ttl: lintel.Duration_Minutes(jsii.Number(10)),
})

command := &cdktf.LocalExecProvisioner{
	Type: jsii.String("local-exec"),
	Command: jsii.String("curl --fail --oauth2-bearer \"$TOKEN\" --request DELETE \"$CLUSTER/api/v1/namespaces/apps/pods?labelSelector=app%3Dweb\""),
	Environment: &map[string]*string{
		"CLUSTER": jsii.String("https://cluster.example.com:6443"),
		"TOKEN": clusterCredentials.ServiceAccountToken(),
	},
}
cdktf.NewDataResource(scope, jsii.String("Restart"), &cdktf.DataConfig{
	// A changed value runs the command again.
	TriggersReplace: &map[string]interface{}{
		"version": jsii.String("1.4.2"),
	},
	Provisioners: &[]interface{}{
		command,
	},
})
