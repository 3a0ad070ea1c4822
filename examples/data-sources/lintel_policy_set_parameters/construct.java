// Translated from construct.ts (d9e20d75896e1238) by `npm run translate`.
import io.lintel.platform.*;

DataPolicySet cost = DataPolicySet.Builder.create(scope, "Cost").organization("acme").name("cost").build();
DataPolicySetParameters.Builder.create(scope, "Parameters").policySetId(cost.getId()).build();
