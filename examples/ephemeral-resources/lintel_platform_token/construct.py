# Translated from construct.ts (5f708c97f3f1ec29) by `npm run translate`.
import lintel_cdktf as lintel

token = lintel.secrets.EphemeralPlatformToken(scope, "Example",
    role="pipeline"
)

# The address comes from LINTEL_PLATFORM_ADDRESS.
pipeline = lintel.LintelProvider(scope, "Pipeline",
    alias="pipeline",
    platform=lintel.LintelProviderPlatform(token=token.token)
)

lintel.platform.RunTask(scope, "ImageScan",
    provider=pipeline,
    organization="acme",
    name="image-scan",
    url="https://scanner.example.com/hooks/terraform"
)
