// Translated from construct.ts (a2903af399c09aa9) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataAclPolicyDocument(scope, jsii.String("Example"), &secrets.DataAclPolicyDocumentProps{
	Rules: &[]interface{}{
		&secrets.AclPolicyDocumentRule{
			Path: jsii.String("database/creds/app"),
			Capabilities: &[]*string{
				jsii.String("read"),
			},
		},
		&secrets.AclPolicyDocumentRule{
			Path: jsii.String("sys/*"),
			Capabilities: &[]*string{
				jsii.String("deny"),
			},
		},
	},
})
