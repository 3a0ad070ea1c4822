// Translated from construct.ts (7c2006e6dc9e5e8b) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewRegistryProvider(scope, jsii.String("Internal"), &platform.RegistryProviderProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("internal"),
})
