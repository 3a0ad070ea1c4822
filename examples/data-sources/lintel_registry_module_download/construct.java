// Translated from construct.ts (c97eac3d549272e0) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.platform.*;

DataRegistryModuleDownload registryModuleDownload = DataRegistryModuleDownload.Builder.create(scope, "Example")
        .namespace("acme")
        .name("vpc")
        .moduleProvider("aws")
        .build();

TerraformOutput.Builder.create(scope, "newest_version").value(registryModuleDownload.getResolvedVersion()).build();
