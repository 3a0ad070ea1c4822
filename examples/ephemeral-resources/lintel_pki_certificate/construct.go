// Translated from construct.ts (236d2994bd68824f) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

pkiCertificate := secrets.NewEphemeralPkiCertificate(scope, jsii.String("Example"), &secrets.EphemeralPkiCertificateProps{
	Role: jsii.String("clients"),
	CommonName: jsii.String("terraform.example.com"),
	Ttl: lintel.Duration_Hours(jsii.Number(1)),
})

command := &cdktf.LocalExecProvisioner{
	Type: jsii.String("local-exec"),
	Interpreter: &[]*string{
		jsii.String("bash"),
		jsii.String("-c"),
	},
	Command: jsii.String("curl --fail --cert <(echo \"$CERTIFICATE\") --key <(echo \"$PRIVATE_KEY\") --request DELETE https://cache.example.com/entries"),
	Environment: &map[string]*string{
		"CERTIFICATE": pkiCertificate.Certificate(),
		"PRIVATE_KEY": pkiCertificate.PrivateKey(),
	},
}
cdktf.NewDataResource(scope, jsii.String("EmptyCache"), &cdktf.DataConfig{
	// A changed value runs the command again.
	TriggersReplace: &map[string]interface{}{
		"version": jsii.String("1.4.2"),
	},
	Provisioners: &[]interface{}{
		command,
	},
})
