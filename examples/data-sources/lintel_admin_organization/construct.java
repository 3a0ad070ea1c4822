// Translated from construct.ts (1e42dce031c1425d) by `npm run translate`.
import java.util.List;
import com.hashicorp.cdktf.*;
import io.lintel.platform.*;

DataAdminOrganization adminOrganization = DataAdminOrganization.Builder.create(scope, "Example")
        .name("acme")
        .include(List.of("owners"))
        .build();

TerraformOutput.Builder.create(scope, "workspace_limit").value(adminOrganization.getWorkspaceLimit()).build();
