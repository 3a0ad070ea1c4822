import { Construct } from 'constructs';
import { platform } from 'lintel';

export function example(scope: Construct) {
  new platform.DataWorkspaceRunTask(scope, 'Example', {
    workspaceId: 'ws-app',
    taskId: 'task-7oD7doVTQdAFnMLV',
  });
}
