// Translated from construct.ts (411cd3b13f407fb1) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

// The whole map is one value: tenant_id, client_id and client_secret.
credentials := lintel.NewEphemeralVariable(scope, jsii.String("key_vault_credentials"), &lintel.EphemeralVariableConfig{
	Type: jsii.String("map(string)"),
})

secrets.NewKeyManagementProvider(scope, jsii.String("Example"), &secrets.KeyManagementProviderProps{
	Name: jsii.String("store"),
	KmsProvider: secrets.KmsProvider_CLOUDKEYVAULT,
	KeyCollection: jsii.String("signing-keys"),
	CredentialsWo: cdktf.Token_AsStringMap(credentials.Value(), nil),
})
