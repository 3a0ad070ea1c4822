import type { Resource } from '../../../../clients/json-api';
import type { Query } from '../../../../clients/path';
import { path, type CallOptions, type PlatformClient } from '../../../../clients/platform';
import { optionalRelatedIdAt } from '../../../../clients/read-response';
import { fetchList, type Fetched } from '../fetch-list';
import { readIncluding } from '../lookup';
import { isStatus, taskConfigsPath, taskIdOf, type ConfiguredTask } from './task-config';

/** A project or a workspace. */
export interface Target {
  readonly projectId?: string;
  readonly workspaceId?: string;
}

/** Workspaces are only supported by the announced spelling of the filters. */
function filtersOf({ projectId, workspaceId }: Target, category: string | undefined, isAnnounced: boolean): Query {
  return isAnnounced
    ? {
        'filter[target-type]': workspaceId ? 'workspaces' : 'projects',
        'filter[target-id]': workspaceId ?? projectId,
        ...(category ? { 'filter[task-category]': category } : {}),
      }
    : {
        'filter[target_type]': 'project',
        'filter[target_id]': projectId,
        ...(category ? { 'filter[task_category]': category } : {}),
      };
}

/** Lists the configurations that apply to a target. The dialect determines which spelling of the filters is tried first. */
export async function listTaskConfigs(
  platform: PlatformClient,
  organization: string,
  target: Target,
  { category, most }: { readonly category?: string; readonly most?: number },
  options: CallOptions,
): Promise<Fetched> {
  const list = (isAnnounced: boolean) =>
    fetchList(platform, taskConfigsPath(organization), filtersOf(target, category, isAnnounced), most, options);
  const announcedFirst = platform.dialect === 'hcp' || target.workspaceId !== undefined;
  try {
    return await list(announcedFirst);
  } catch (error) {
    if (!isStatus(error, 400) || target.workspaceId !== undefined) throw error;
    return list(!announcedFirst);
  }
}

/**
 * Finds the configuration of a run task among those that apply to its projects, or to the default project: a service that cannot show a
 * configuration may still list it. `unknown` if the service lists none of them.
 */
export async function configOfProjects(
  platform: PlatformClient,
  { organization, taskId }: ConfiguredTask,
  projectIds: readonly string[],
  options: CallOptions,
): Promise<Resource | undefined | 'unknown'> {
  const byDefault = await defaultProject(platform, organization, options);
  for (const projectId of [...projectIds, ...(byDefault === undefined ? [] : [byDefault])]) {
    try {
      const { data } = await listTaskConfigs(platform, organization, { projectId }, {}, options);
      return data.find((config) => taskIdOf(config) === taskId);
    } catch (error) {
      // The project may be gone.
      if (!isStatus(error, 404)) throw error;
    }
  }
  return 'unknown';
}

async function defaultProject(
  platform: PlatformClient,
  organization: string,
  options: CallOptions,
): Promise<string | undefined> {
  const { result } = await readIncluding(platform, 'default_project', (query) =>
    platform.find(path`/organizations/${organization}`, query, options),
  );
  return result && optionalRelatedIdAt(result.data, 'default-project');
}
