// Translated from construct.ts (1134dddd32e79c9e) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataPkiKey(scope, jsii.String("Example"), &secrets.DataPkiKeyProps{
	Mount: jsii.String("pki"),
	KeyRef: jsii.String("signing-2026"),
})
