// Translated from construct.ts (32f8409791eb794c) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewDataNamespace(scope, jsii.String("Example"), &secrets.DataNamespaceProps{
	Path: jsii.String("payments"),
})
