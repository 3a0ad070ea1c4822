// Translated from construct.ts (28ee028c6a624074) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDatabaseRootRotation(scope, jsii.String("Example"), &secrets.DatabaseRootRotationProps{
	Name: jsii.String("orders"),
	Triggers: map[string]*string{
		"quarter": jsii.String("2026-2"),
	},
})
