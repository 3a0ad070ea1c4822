// Translated from construct.ts (5f708c97f3f1ec29) by `npm run translate`.
import io.lintel.LintelProvider;
import io.lintel.LintelProviderPlatform;
import io.lintel.platform.*;
import io.lintel.secrets.*;

EphemeralPlatformToken token = EphemeralPlatformToken.Builder.create(scope, "Example")
        .role("pipeline")
        .build();

// The address comes from LINTEL_PLATFORM_ADDRESS.
LintelProvider pipeline = LintelProvider.Builder.create(scope, "Pipeline")
        .alias("pipeline")
        .platform(LintelProviderPlatform.builder().token(token.getToken()).build())
        .build();

RunTask.Builder.create(scope, "ImageScan")
        .provider(pipeline)
        .organization("acme")
        .name("image-scan")
        .url("https://scanner.example.com/hooks/terraform")
        .build();
