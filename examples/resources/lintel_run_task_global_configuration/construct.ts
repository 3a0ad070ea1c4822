import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const scan = new platform.RunTask(scope, 'LicenseScan', {
    organization: 'acme',
    name: 'license-scan',
    url: 'https://scanner.example.com/hooks/licenses',
  });

  new platform.RunTaskGlobalConfiguration(scope, 'Example', {
    taskId: scan.id,
    stages: [platform.RunTaskStage.POST_PLAN],
    enforcementLevel: platform.RunTaskEnforcementLevel.MANDATORY,
  });
}
