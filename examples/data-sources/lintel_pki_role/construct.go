// Translated from construct.ts (c40f5530b6f40a76) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataPkiRole(scope, jsii.String("Example"), &secrets.DataPkiRoleProps{
	Name: jsii.String("web"),
})
