// Translated from construct.ts (ee37910e7293f539) by `npm run translate`.
import io.lintel.platform.*;

Policy.Builder.create(scope, "Example")
        .organization("acme")
        .name("restrict-instance-types")
        .kind(PolicyKind.OPA)
        .enforcementLevel(PolicyEnforcementLevel.MANDATORY)
        .description("Lets runs start small machines only.")
        .query("data.acme.instances.deny")
        .source(PolicySource.text("package acme.instances\n\ndeny contains message if {\nsome change in input.plan.resource_changes\nchange.type == \"aws_instance\"\nnot startswith(change.change.after.instance_type, \"t3.\")\nmessage := sprintf(\"%s is too large\", [change.address])\n}\n"))
        .build();
