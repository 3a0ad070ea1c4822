// Translated from construct.ts (9d5ba0970612afae) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewPkiKeysConfig(scope, jsii.String("Example"), &secrets.PkiKeysConfigProps{
	Mount: jsii.String("pki"),
	Default: jsii.String("signing-2026"),
})
