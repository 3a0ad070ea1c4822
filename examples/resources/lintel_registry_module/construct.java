// Translated from construct.ts (f9890b814055624c) by `npm run translate`.
import io.lintel.platform.*;

DataOauthToken connection = DataOauthToken.Builder.create(scope, "Main").organization("acme").oauthClientName("main").build();
RegistryModule.Builder.create(scope, "Vpc")
        .organization("acme")
        .vcsRepo(RegistryModuleVcsRepo.builder()
                .identifier("acme/terraform-aws-vpc")
                .displayIdentifier("acme/terraform-aws-vpc")
                .oauthTokenId(connection.getId())
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
