// Translated from construct.ts (531e0de5adcc6a5e) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

token := secrets.NewEphemeralSecretsToken(scope, jsii.String("Example"), &secrets.EphemeralSecretsTokenProps{
	Role: jsii.String("snapshots"),
	Policies: &[]*string{
		jsii.String("snapshot"),
	},
	Ttl: lintel.Duration_Minutes(jsii.Number(10)),
})

command := &cdktf.LocalExecProvisioner{
	Type: jsii.String("local-exec"),
	Command: jsii.String("curl --fail --header \"X-Vault-Token: $TOKEN\" --output before.snap \"$SECRETS/v1/sys/storage/raft/snapshot\""),
	Environment: &map[string]*string{
		"SECRETS": jsii.String("https://secrets.example.com"),
		"TOKEN": token.Token(),
	},
}
cdktf.NewDataResource(scope, jsii.String("Snapshot"), &cdktf.DataConfig{
	// A changed value takes another snapshot.
	TriggersReplace: &map[string]interface{}{
		"version": jsii.String("1.4.2"),
	},
	Provisioners: &[]interface{}{
		command,
	},
})
