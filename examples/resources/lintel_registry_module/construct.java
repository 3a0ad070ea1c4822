// Translated from construct.ts (acbf2b72c68a94a1) by `npm run translate`.
import io.lintel.platform.*;

RegistryModule.Builder.create(scope, "Vpc")
        .organization("acme")
        .vcsRepo(RegistryModuleVcsRepo.builder()
                .identifier("acme/terraform-aws-vpc")
                .displayIdentifier("acme/terraform-aws-vpc")
                .oauthTokenId("ot-main")
                .build())
        .build();

RegistryModule.Builder.create(scope, "Dns")
        .organization("acme")
        .name("dns")
        .moduleProvider("aws")
        .build();

RegistryModule.Builder.create(scope, "Consul")
        .organization("acme")
        .registryName(RegistryName.PUBLIC)
        .namespace("hashicorp")
        .name("consul")
        .moduleProvider("aws")
        .build();
