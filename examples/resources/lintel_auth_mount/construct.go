// Translated from construct.ts (5b9b722464cd2bfb) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewAuthMount(scope, jsii.String("Example"), &secrets.AuthMountProps{
	Path: jsii.String("github"),
	Type: jsii.String("jwt"),
	Description: jsii.String("Pipelines log in by their identity"),
	MaxLeaseTtl: lintel.Duration_Hours(jsii.Number(1)),
})
