// Translated from construct.ts (b71c6c9a75cf4472) by `npm run translate`.
import java.util.List;
import java.util.Map;
import com.hashicorp.cdktf.*;
import io.lintel.Duration;
import io.lintel.secrets.*;

EphemeralAppRoleSecretId secretId = EphemeralAppRoleSecretId.Builder.create(scope, "Example")
        .role("web")
        .ttl(Duration.hours(24))
        .wrapTtl(Duration.minutes(5))
        .destroyOnClose(false)
        .build();

LocalExecProvisioner command = LocalExecProvisioner.builder()
        .type("local-exec")
        .command("umask 077 && printf %s \"$TOKEN\" > web.wrapping-token")
        .environment(Map.of("TOKEN", secretId.getWrappingToken()))
        .build();
DataResource.Builder.create(scope, "HandOver")
        // Another value hands over another one.
        .triggersReplace(Map.of("version", "1.4.2"))
        .provisioners(List.of(command))
        .build();
