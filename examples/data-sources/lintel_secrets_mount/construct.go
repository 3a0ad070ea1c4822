// Translated from construct.ts (5a5e7c75092a9fc9) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataSecretsMount(scope, jsii.String("Example"), &secrets.DataSecretsMountProps{
	Path: jsii.String("database"),
})
