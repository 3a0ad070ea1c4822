// Translated from construct.ts (11173cd8a987087c) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataRegistryBrowse(scope, jsii.String("Example"), &platform.DataRegistryBrowseProps{
	Namespace: jsii.String("acme"),
	ModuleProvider: jsii.String("aws"),
	MaxResults: jsii.Number(50),
})
