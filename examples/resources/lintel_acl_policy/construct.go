// Translated from construct.ts (c7cd3f338f94b074) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

policy := secrets.NewAclPolicy(scope, jsii.String("Example"), &secrets.AclPolicyProps{
	Name: jsii.String("deploy"),
	Rules: &[]interface{}{
		secrets.Rule_Read(jsii.String("database/creds/app")),
		&secrets.AclPolicyRule{
			Path: jsii.String("pki/issue/web"),
			Capabilities: &[]*string{
				jsii.String("update"),
			},
			AllowedParameters: &map[string]*[]*string{
				"common_name": &[]*string{
					jsii.String("*.example.com"),
				},
				"ttl": &[]*string{
				},
			},
		},
	},
})
policy.Allow(jsii.String("sys/leases/renew"), jsii.String("update"))
