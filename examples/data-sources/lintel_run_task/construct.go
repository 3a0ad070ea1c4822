// Translated from construct.ts (db03531c9c0111ad) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewDataRunTask(scope, jsii.String("Example"), &platform.DataRunTaskProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("image-scan"),
})
