import { taskIdOf } from './answer';
import type { Resource } from '../../../clients/json-api';
import { CallOptions, path, PlatformClient } from '../../../clients/platform';
import type { Listed } from '../listed';

export function listOf(workspaceId: string): string {
  return path`/workspaces/${workspaceId}/tasks`;
}

export function listed({ workspaceId, workspaceTaskId }: { readonly workspaceId: string; readonly workspaceTaskId: string }): Listed {
  return {
    what: 'association', id: workspaceTaskId, path: path`/workspaces/${workspaceId}/tasks/${workspaceTaskId}`, owner: workspaceId, list: listOf(workspaceId),
  };
}

/** The association of a run task, if the workspace has one. */
export async function findOf(
  platform: PlatformClient, { workspaceId, taskId }: { readonly workspaceId: string; readonly taskId: string }, options?: CallOptions,
): Promise<Resource | undefined> {
  return (await platform.list(listOf(workspaceId), undefined, options)).find((association) => taskIdOf(association) === taskId);
}
