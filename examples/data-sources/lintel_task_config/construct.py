# Translated from construct.ts (6d76b78a02a8809d) by `npm run translate`.
import lintel_cdktf as lintel

cost = lintel.platform.DataRunTask(scope, "Cost", organization="acme", name="project-cost")
lintel.platform.DataTaskConfig(scope, "Example", task_id=cost.id)
