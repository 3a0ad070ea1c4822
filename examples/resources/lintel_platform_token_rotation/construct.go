// Translated from construct.ts (8428d4c9b6f709a9) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewPlatformTokenRotation(scope, jsii.String("Example"), &secrets.PlatformTokenRotationProps{
	Role: jsii.String("pipeline"),
	Triggers: map[string]*string{
		"month": jsii.String("2026-03"),
	},
})
