// Translated from construct.ts (9879a6caadcc3fdf) by `npm run translate`.
import io.lintel.platform.*;

DataPolicySet guardrails = DataPolicySet.Builder.create(scope, "Guardrails").organization("acme").name("guardrails").build();
DataPolicySetVersion.Builder.create(scope, "Enforced").versionId(guardrails.getCurrentVersion().getId()).build();
