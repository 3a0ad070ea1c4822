// Translated from construct.ts (cb2bd6770efaf82d) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.platform.*;

RegistryGpgKey key = RegistryGpgKey.Builder.create(scope, "ReleaseKey")
        .organization("acme")
        .asciiArmor("-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nxsBNBGlVuQABCADYphRY/AZSSTymfr5FXiKhaEYOYTOhMy2Ztb+2yvOhyBBS\nG44USonTac7SDhwjZyxUCq3oo/MOOYRZeWT1JVYl9Jj0c3OovEzU+22DW1Ik\naIgmswZVEQNRNamsnqJvxWdAADSu3zeOajLdOwnBeFyPohQ5hGK+BpZhEWZZ\niYdCIezzo5PVxOSHuL9EMDp+hq7uDGZNuDsYUT203m4cgoOX+HgSDqb/od66\nk0UZ3wa8lAyiMrDb/tw4SgkyUITzPy8MKkJpYIZNiUg77nuUvfTXcNuhaUWE\ncEY9V28ypHLpOXoH2NYlTsk0YBzXLM8w0wFnXNy2u68Dycv6YiChPVIpABEB\nAAHNE0V4YW1wbGUgcmVsZWFzZSBrZXnCwIsEEwEKAD8FgmlVuQADCwkHCRAr\nBCkFoy19GAUVCggODAQWAAIBAhkBApsDAh4BFiEE9bnGVI929/86GQQaKwQp\nBaMtfRgAAHZwB/9X2ArJZATuw+M4W7vGI3kjDcsyifJnyBUpvtz9MItWMNeO\nI1Y0rHj1swrjEUZKSQyXjnJXlWtNx/ERlskzevUiPOOJQkEasvd56J4w7XqX\nOUX12HLPVVaJRqBYUW5w1y6jAscCx0bwF0KnmsLVIrgoNfrzoshhINTwENWv\nN+kehq6pEvZIt1RqmQ7Y/fU2k7ASDWjDeceL5Ty5+zfEbPEhZ+Ic82mhM2+3\nOVeOeXVD3t1OPw01yEqQPVQ/d+Fp2BVv8FRJRcCyZapWx+OxJl/r9brJQ/dL\nMSgRMZVgBsmiQBGnmZuseSNQ+cpfH86DxTpR3QLTbWFx+tPpG+wT6ree\n=SLix\n-----END PGP PUBLIC KEY BLOCK-----")
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
