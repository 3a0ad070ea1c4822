// Translated from construct.ts (eb036b2ed7bf7d74) by `npm run translate`.
import io.lintel.platform.*;

DataPolicySet guardrails = DataPolicySet.Builder.create(scope, "Guardrails").organization("acme").name("guardrails").build();
DataPolicySetVersions.Builder.create(scope, "Versions").policySetId(guardrails.getId()).build();
