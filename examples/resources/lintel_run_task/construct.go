// Translated from construct.ts (cefe32548e454a65) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

platform.NewRunTask(scope, jsii.String("Example"), &platform.RunTaskProps{
	Organization: jsii.String("acme"),
	Name: jsii.String("image-scan"),
	Url: jsii.String("https://scanner.example.com/hooks/terraform"),
	Description: jsii.String("Scans the images that a plan would start."),
})
