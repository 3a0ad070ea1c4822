import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const payments = new platform.DataProject(scope, 'Payments', { organization: 'acme', name: 'payments' });
  const cost = new platform.RunTask(scope, 'Cost', {
    organization: 'acme',
    name: 'project-cost',
    url: 'https://cost.example.com/hooks/terraform',
  });

  new platform.TaskConfig(scope, 'Example', {
    taskId: cost.id,
    projectIds: [payments.id],
    allowedStages: [platform.RunTaskStage.PRE_PLAN, platform.RunTaskStage.POST_PLAN],
    enforcementLevel: platform.RunTaskEnforcementLevel.MANDATORY,
  });
}
