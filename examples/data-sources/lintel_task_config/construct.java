// Translated from construct.ts (6d76b78a02a8809d) by `npm run translate`.
import io.lintel.platform.*;

DataRunTask cost = DataRunTask.Builder.create(scope, "Cost").organization("acme").name("project-cost").build();
DataTaskConfig.Builder.create(scope, "Example").taskId(cost.getId()).build();
