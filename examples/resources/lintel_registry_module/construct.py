# Translated from construct.ts (acbf2b72c68a94a1) by `npm run translate`.
from lintel_cdktf import platform

platform.RegistryModule(scope, "Vpc",
    organization="acme",
    vcs_repo=platform.RegistryModuleVcsRepo(
        identifier="acme/terraform-aws-vpc",
        display_identifier="acme/terraform-aws-vpc",
        oauth_token_id="ot-main"
    )
)

platform.RegistryModule(scope, "Dns",
    organization="acme",
    name="dns",
    module_provider="aws"
)

platform.RegistryModule(scope, "Consul",
    organization="acme",
    registry_name=platform.RegistryName.PUBLIC,
    namespace="hashicorp",
    name="consul",
    module_provider="aws"
)
