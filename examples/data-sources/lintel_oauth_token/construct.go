// Translated from construct.ts (cf444045329c07e0) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataOauthToken(scope, jsii.String("Example"), &platform.DataOauthTokenProps{
	Organization: jsii.String("acme"),
	OauthClientName: jsii.String("main"),
})
