// Translated from construct.ts (77a59d6b02c95db5) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataAuthMount(scope, jsii.String("Example"), &secrets.DataAuthMountProps{
	Path: jsii.String("github"),
})
