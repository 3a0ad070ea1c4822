// Translated from construct.ts (b893609e7f850852) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataPkiKeys(scope, jsii.String("Example"), &secrets.DataPkiKeysProps{
	Mount: jsii.String("pki"),
})
