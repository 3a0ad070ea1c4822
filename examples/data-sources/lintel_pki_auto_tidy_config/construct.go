// Translated from construct.ts (e377b10a97f04544) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataPkiAutoTidyConfig(scope, jsii.String("Example"), &secrets.DataPkiAutoTidyConfigProps{
	Mount: jsii.String("pki"),
})
