// Translated from construct.ts (77870e8f9937dc6a) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataRecoveryRekey(scope, jsii.String("Example"), &secrets.DataRecoveryRekeyProps{
})
