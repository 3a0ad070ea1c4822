package com.example;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.hashicorp.cdktf.TerraformStack;
import com.hashicorp.cdktf.Testing;
import io.lintel.LintelTesting;
import io.lintel.platform.RunTask;
import io.lintel.secrets.EphemeralAppRoleSecretId;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.constructs.Construct;

class ScansTest {
    /** The code under test. */
    private static void scans(Construct scope) {
        RunTask.Builder.create(scope, "Scan")
            .organization("acme")
            .name("image-scan")
            .url("https://scanner.example.com/hooks")
            .build();
        EphemeralAppRoleSecretId.Builder.create(scope, "Deploy").role("deploy").build();
    }

    private static String synthesized() {
        TerraformStack stack = LintelTesting.stack();
        scans(stack);
        return Testing.synth(stack);
    }

    @Test
    void theTaskSendsItsRequestsToTheScanner() {
        Map<String, Object> properties = Map.of("name", "image-scan", "url", "https://scanner.example.com/hooks");
        assertTrue(Testing.toHaveResourceWithProperties(synthesized(), RunTask.TF_RESOURCE_TYPE, properties));
    }

    @Test
    void aSecretIdOfTheRoleIsIssued() {
        assertTrue(LintelTesting.toHaveEphemeralResourceWithProperties(
            synthesized(), EphemeralAppRoleSecretId.TF_RESOURCE_TYPE, Map.of("role", "deploy")));
    }
}
