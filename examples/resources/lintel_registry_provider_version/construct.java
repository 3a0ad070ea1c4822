// Translated from construct.ts (54fb3374b2867028) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.platform.*;

DataRegistryGpgKey key = DataRegistryGpgKey.Builder.create(scope, "ReleaseKey")
        .organization("acme")
        .keyId("2B042905A32D7D18")
        .build();
RegistryProvider provider = RegistryProvider.Builder.create(scope, "Published")
        .organization("acme")
        .name("internal")
        .build();

// The folder has the archives of all platforms, their checksums and the signature of these.
// The folder has the archives of all platforms, their checksums and the signature of these.
RegistryProviderVersion.Builder.create(scope, "PublishedVersion")
        .providerId(provider.getId())
        .version("1.0.0")
        .keyId(key.getKeyId())
        .sourceDirectory("dist")
        .lifecycle(TerraformResourceLifecycle.builder().createBeforeDestroy(true).build())
        .build();
