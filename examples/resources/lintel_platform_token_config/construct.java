// Translated from construct.ts (9ee9ec47e1861d0e) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

TerraformVariable platformToken = TerraformVariable.Builder.create(scope, "platform_token").type("string").sensitive(true).build();
platformToken.addOverride("ephemeral", true);

PlatformTokenConfig.Builder.create(scope, "Example")
        .address("https://platform.example.com")
        .tokenWo(platformToken.getStringValue())
        .build();
