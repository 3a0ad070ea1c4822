// Translated from construct.ts (77515c2d24ab0dfb) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataKeyManagementProvider(scope, jsii.String("Example"), &secrets.DataKeyManagementProviderProps{
	Name: jsii.String("store"),
})
