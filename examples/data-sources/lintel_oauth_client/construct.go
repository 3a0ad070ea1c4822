// Translated from construct.ts (d82533999522b085) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataOauthClient(scope, jsii.String("Example"), &platform.DataOauthClientProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("main"),
})
