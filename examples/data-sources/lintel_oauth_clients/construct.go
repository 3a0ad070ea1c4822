// Translated from construct.ts (376b30bc03b6dc08) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataOauthClients(scope, jsii.String("Example"), &platform.DataOauthClientsProps{
	Organization: jsii.String("acme"),
})
