// Translated from construct.ts (b71c6c9a75cf4472) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secretId := secrets.NewEphemeralAppRoleSecretId(scope, jsii.String("Example"), &secrets.EphemeralAppRoleSecretIdProps{
	Role: jsii.String("web"),
	Ttl: lintel.Duration_Hours(jsii.Number(24)),
	WrapTtl: lintel.Duration_Minutes(jsii.Number(5)),
	DestroyOnClose: jsii.Bool(false),
})

command := &cdktf.LocalExecProvisioner{
	Type: jsii.String("local-exec"),
	Command: jsii.String("umask 077 && printf %s \"$TOKEN\" > web.wrapping-token"),
	Environment: &map[string]*string{
		"TOKEN": secretId.WrappingToken(),
	},
}
cdktf.NewDataResource(scope, jsii.String("HandOver"), &cdktf.DataConfig{
	// Another value hands over another one.
	TriggersReplace: &map[string]interface{}{
		"version": jsii.String("1.4.2"),
	},
	Provisioners: &[]interface{}{
		command,
	},
})
