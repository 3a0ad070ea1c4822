// Translated from construct.ts (911d8c2d7aeb37d9) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataAclPolicyDocument(scope, jsii.String("Example"), &secrets.DataAclPolicyDocumentProps{
	Rules: []interface{}{
		secrets.Rule_Read(jsii.String("database/creds/app")),
		secrets.Rule_Deny(jsii.String("sys/*")),
	},
})
