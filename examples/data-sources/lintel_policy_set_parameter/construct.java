// Translated from construct.ts (6fd3b2923ed1496e) by `npm run translate`.
import io.lintel.platform.*;

DataPolicySet cost = DataPolicySet.Builder.create(scope, "Cost").organization("acme").name("cost").build();
DataPolicySetParameter.Builder.create(scope, "Limit").policySetId(cost.getId()).key("monthly_limit").build();
