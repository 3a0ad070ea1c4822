// Translated from construct.ts (620022432b7e9273) by `npm run translate`.
import com.hashicorp.cdktf.*;
import io.lintel.secrets.*;

DataPlatformTokenConfig platformTokenConfig = DataPlatformTokenConfig.Builder.create(scope, "Example").build();

TerraformOutput.Builder.create(scope, "platform_address").value(platformTokenConfig.getAddress()).build();
