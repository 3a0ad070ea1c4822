// Translated from construct.ts (9e2bc94f20053cc5) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.platform.*;

RegistryModule vpc = RegistryModule.Builder.create(scope, "Vpc")
        .organization("acme")
        .name("vpc")
        .moduleProvider("aws")
        .build();

RegistryModuleVersion.Builder.create(scope, "VpcVersion")
        .moduleId(vpc.getId())
        .version("1.2.0")
        .sourceDirectory("modules/vpc")
        .lifecycle(TerraformResourceLifecycle.builder().createBeforeDestroy(true).build())
        .build();
