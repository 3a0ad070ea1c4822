# Translated from construct.ts (f9890b814055624c) by `npm run translate`.
import lintel_cdktf as lintel

connection = lintel.platform.DataOauthToken(scope, "Main", organization="acme", oauth_client_name="main")
lintel.platform.RegistryModule(scope, "Vpc",
    organization="acme",
    vcs_repo=lintel.platform.RegistryModuleVcsRepo(
        identifier="acme/terraform-aws-vpc",
        display_identifier="acme/terraform-aws-vpc",
        oauth_token_id=connection.id
    )
)

lintel.platform.RegistryModule(scope, "Dns",
    organization="acme",
    name="dns",
    module_provider="aws"
)

lintel.platform.RegistryModule(scope, "Consul",
    organization="acme",
    registry_name=lintel.platform.RegistryName.PUBLIC,
    namespace="hashicorp",
    name="consul",
    module_provider="aws"
)
