// Translated from construct.ts (1b9af120a314f7bf) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataPkiCrlConfig(scope, jsii.String("Example"), &secrets.DataPkiCrlConfigProps{
	Mount: jsii.String("pki"),
})
