// Translated from construct.ts (0512fbe3a15029f5) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataPkiKeysConfig(scope, jsii.String("Example"), &secrets.DataPkiKeysConfigProps{
	Mount: jsii.String("pki"),
})
