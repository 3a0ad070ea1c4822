// Translated from construct.ts (ca02b80b88d48990) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataRegistryGpgKey(scope, jsii.String("Example"), &platform.DataRegistryGpgKeyProps{
	Organization: jsii.String("acme"),
	KeyId: jsii.String("2B042905A32D7D18"),
})
