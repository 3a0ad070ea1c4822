// Translated from construct.ts (9e37f1f9684c943e) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

binding := secrets.NewEphemeralPkiAcmeEab(scope, jsii.String("Example"), &secrets.EphemeralPkiAcmeEabProps{
	Mount: jsii.String("pki"),
	Role: jsii.String("web"),
})

command := &cdktf.LocalExecProvisioner{
	Type: jsii.String("local-exec"),
	Command: jsii.String("curl --fail --request PUT --user \"$EAB_ID:$EAB_KEY\" https://proxy.example.com/acme/account"),
	Environment: &map[string]*string{
		"EAB_ID": binding.EabId(),
		"EAB_KEY": binding.Key(),
	},
}
cdktf.NewDataResource(scope, jsii.String("Account"), &cdktf.DataConfig{
	// A changed value creates another account.
	TriggersReplace: &map[string]interface{}{
		"year": jsii.String("2026"),
	},
	Provisioners: &[]interface{}{
		command,
	},
})
