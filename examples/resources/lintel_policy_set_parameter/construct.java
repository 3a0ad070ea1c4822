// Translated from construct.ts (a5915e18c077edde) by `npm run translate`.
import io.lintel.platform.*;

PolicySet cost = PolicySet.Builder.create(scope, "Cost").organization("acme").name("cost").build();
PolicySetParameter.Builder.create(scope, "Limit")
        .policySetId(cost.getId())
        .key("monthly_limit")
        .value("500")
        .build();
