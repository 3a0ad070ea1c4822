# Translated from construct.ts (cb2bd6770efaf82d) by `npm run translate`.
from cdktf import TerraformResourceLifecycle
import lintel_cdktf as lintel

key = lintel.platform.RegistryGpgKey(scope, "ReleaseKey",
    organization="acme",
    ascii_armor="""-----BEGIN PGP PUBLIC KEY BLOCK-----

    xsBNBGlVuQABCADYphRY/AZSSTymfr5FXiKhaEYOYTOhMy2Ztb+2yvOhyBBS
    G44USonTac7SDhwjZyxUCq3oo/MOOYRZeWT1JVYl9Jj0c3OovEzU+22DW1Ik
    aIgmswZVEQNRNamsnqJvxWdAADSu3zeOajLdOwnBeFyPohQ5hGK+BpZhEWZZ
    iYdCIezzo5PVxOSHuL9EMDp+hq7uDGZNuDsYUT203m4cgoOX+HgSDqb/od66
    k0UZ3wa8lAyiMrDb/tw4SgkyUITzPy8MKkJpYIZNiUg77nuUvfTXcNuhaUWE
    cEY9V28ypHLpOXoH2NYlTsk0YBzXLM8w0wFnXNy2u68Dycv6YiChPVIpABEB
    AAHNE0V4YW1wbGUgcmVsZWFzZSBrZXnCwIsEEwEKAD8FgmlVuQADCwkHCRAr
    BCkFoy19GAUVCggODAQWAAIBAhkBApsDAh4BFiEE9bnGVI929/86GQQaKwQp
    BaMtfRgAAHZwB/9X2ArJZATuw+M4W7vGI3kjDcsyifJnyBUpvtz9MItWMNeO
    I1Y0rHj1swrjEUZKSQyXjnJXlWtNx/ERlskzevUiPOOJQkEasvd56J4w7XqX
    OUX12HLPVVaJRqBYUW5w1y6jAscCx0bwF0KnmsLVIrgoNfrzoshhINTwENWv
    N+kehq6pEvZIt1RqmQ7Y/fU2k7ASDWjDeceL5Ty5+zfEbPEhZ+Ic82mhM2+3
    OVeOeXVD3t1OPw01yEqQPVQ/d+Fp2BVv8FRJRcCyZapWx+OxJl/r9brJQ/dL
    MSgRMZVgBsmiQBGnmZuseSNQ+cpfH86DxTpR3QLTbWFx+tPpG+wT6ree
    =SLix
    -----END PGP PUBLIC KEY BLOCK-----"""
)
provider = lintel.platform.RegistryProvider(scope, "Published",
    organization="acme",
    name="internal"
)

# The folder has the archives of all platforms, their checksums and the signature of these.
lintel.platform.RegistryProviderVersion(scope, "PublishedVersion",
    provider_id=provider.id,
    version="1.0.0",
    key_id=key.key_id,
    source_directory="dist",
    lifecycle=TerraformResourceLifecycle(create_before_destroy=True)
)
