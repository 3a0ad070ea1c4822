// Translated from construct.ts (f640c7008150cc12) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

secrets.NewPkiClusterConfig(scope, jsii.String("Example"), &secrets.PkiClusterConfigProps{
	Mount: jsii.String("pki"),
	Path: jsii.String("https://secrets.example.com:8200/v1/pki"),
	AiaPath: jsii.String("http://pki.example.com/v1/pki"),
})
