import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  const app = new platform.DataWorkspace(scope, 'App', { organization: 'acme', name: 'app' });
  const scan = new platform.DataRunTask(scope, 'ImageScan', { organization: 'acme', name: 'image-scan' });
  new platform.DataWorkspaceRunTask(scope, 'Example', {
    workspaceId: app.id,
    taskId: scan.id,
  });
}
