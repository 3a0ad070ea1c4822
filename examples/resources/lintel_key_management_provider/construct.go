// Translated from construct.ts (7cfc54233de50aef) by `npm run translate`.
import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/secrets"
)

// The whole map is one value: tenant_id, client_id and client_secret.
credentials := cdktf.NewTerraformVariable(scope, jsii.String("key_vault_credentials"), &cdktf.TerraformVariableConfig{
	Type: jsii.String("map(string)"),
	Sensitive: jsii.Boolean(true),
})
credentials.AddOverride(jsii.String("ephemeral"), jsii.Boolean(true))

secrets.NewKeyManagementProvider(scope, jsii.String("Example"), &secrets.KeyManagementProviderProps{
	Name: jsii.String("store"),
	KmsProvider: jsii.String("cloudkeyvault"),
	KeyCollection: jsii.String("signing-keys"),
	CredentialsWo: cdktf.Token_AsStringMap(credentials.Value()),
})
