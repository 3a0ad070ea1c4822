// Translated from construct.ts (9d27a7f644b915fc) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

signing := secrets.NewPkiKey(scope, jsii.String("Signing"), &secrets.PkiKeyProps{
	Mount: jsii.String("pki"),
	KeyName: jsii.String("signing-2026"),
	KeyType: secrets.AuthorityKeyType_EC,
})

secrets.NewPkiKeysConfig(scope, jsii.String("Example"), &secrets.PkiKeysConfigProps{
	Mount: signing.Mount(),
	Default: signing.KeyId(),
})
