// Translated from construct.ts (058af8f6941d398b) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewPkiCrlRotation(scope, jsii.String("Example"), &secrets.PkiCrlRotationProps{
	Mount: jsii.String("pki"),
})
