// Translated from construct.ts (1fa1657bdae577ad) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataPkiCrl(scope, jsii.String("Example"), &secrets.DataPkiCrlProps{
	Mount: jsii.String("pki"),
	IssuerRef: jsii.String("root-2026"),
})
