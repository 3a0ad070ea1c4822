// Translated from construct.ts (861c0e98b087e0a1) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataJwtAuthConfig(scope, jsii.String("Example"), &secrets.DataJwtAuthConfigProps{
	Mount: jsii.String("github"),
})
