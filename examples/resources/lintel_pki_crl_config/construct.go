// Translated from construct.ts (9addb956c8adb8fe) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewPkiCrlConfig(scope, jsii.String("Example"), &secrets.PkiCrlConfigProps{
	Mount: jsii.String("pki"),
	Expiry: lintel.Duration_Hours(jsii.Number(72)),
	AutoRebuild: jsii.Bool(true),
	AutoRebuildGracePeriod: lintel.Duration_Hours(jsii.Number(12)),
	EnableDelta: jsii.Bool(true),
	DeltaRebuildInterval: lintel.Duration_Minutes(jsii.Number(15)),
})
