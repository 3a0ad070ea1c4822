# Translated from construct.ts (5f708c97f3f1ec29) by `npm run translate`.
from lintel_cdktf import LintelProvider, LintelProviderPlatform, platform, secrets

token = secrets.EphemeralPlatformToken(scope, "Example",
    role="pipeline"
)

# The address comes from LINTEL_PLATFORM_ADDRESS.
pipeline = LintelProvider(scope, "Pipeline",
    alias="pipeline",
    platform=LintelProviderPlatform(token=token.token)
)

platform.RunTask(scope, "ImageScan",
    provider=pipeline,
    organization="acme",
    name="image-scan",
    url="https://scanner.example.com/hooks/terraform"
)
