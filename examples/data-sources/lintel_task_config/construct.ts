import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const cost = new platform.DataRunTask(scope, 'Cost', { organization: 'acme', name: 'project-cost' });
  new platform.DataTaskConfig(scope, 'Example', { taskId: cost.id });
}
