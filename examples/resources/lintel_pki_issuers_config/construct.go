// Translated from construct.ts (39c376225904dfe2) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

current := secrets.NewDataPkiIssuer(scope, jsii.String("Current"), &secrets.DataPkiIssuerProps{
	Mount: jsii.String("pki"),
	IssuerRef: jsii.String("root-2026"),
})

secrets.NewPkiIssuersConfig(scope, jsii.String("Example"), &secrets.PkiIssuersConfigProps{
	Mount: jsii.String("pki"),
	Default: current.IssuerId(),
})
