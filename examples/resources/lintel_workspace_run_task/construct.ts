import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const imageScan = new platform.RunTask(scope, 'ImageScan', {
    organization: 'acme',
    name: 'image-scan',
    url: 'https://scanner.example.com/hooks/terraform',
  });

  const app = new platform.DataWorkspace(scope, 'App', { organization: 'acme', name: 'app' });
  new platform.WorkspaceRunTask(scope, 'Example', {
    workspaceId: app.id,
    taskId: imageScan.id,
    enforcementLevel: platform.RunTaskEnforcementLevel.MANDATORY,
    stage: platform.RunTaskStage.PRE_PLAN,
  });
}
