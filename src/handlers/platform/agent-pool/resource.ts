import { path } from '../../../clients/platform';
import { relatedIdsAt } from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import type { Values } from '../../../definition/value';
import type { Context } from '../../contract';
import { look } from '../../look';
import type { SomeProposal } from '../../registry';
import { storedDocument } from '../shared/stored/stored-document';
import { reportPool } from '../shared/workspaces/pool-scope';
import { agentPool } from './definition';

export const agentPoolObject = storedDocument(agentPool, {
  plan(context, proposal) {
    reportPool(context, proposal);
    return { problems: narrowingProblems(proposal) };
  },
  deletion: deletionProblems,
});

const listed = (ids: readonly string[]): string => ids.map((id) => `\`${id}\``).join(', ');

/** The same plan may move or destroy them first, so the state during the plan does not count. */
async function deletionProblems({ platform, signal }: Context, { id, name }: Values): Promise<Problem[]> {
  const pool = await look(() => platform.find(path`/agent-pools/${String(id)}`, undefined, { signal }));
  const users = pool ? relatedIdsAt(pool.data, 'workspaces') : [];
  if (users.length === 0) return [];
  return [
    {
      path: [],
      severity: 'warning',
      code: 'object-has-content',
      summary: 'The agent pool cannot be deleted',
      detail: `\`${String(name)}\` executes runs of workspaces: ${listed(users)}. The service does not delete a pool that is used: give them another one before.`,
    },
  ];
}

/** Runs of a workspace that loses its pool wait forever. */
function narrowingProblems({ config, unknown, prior, changed }: SomeProposal): Problem[] {
  const { organizationScoped, allowedWorkspaceIds, allowedProjectIds, excludedWorkspaceIds } = config;
  const scope = ['organizationScoped', 'allowedWorkspaceIds', 'allowedProjectIds', 'excludedWorkspaceIds'];
  if (!prior || !scope.some((name) => changed.has(name)) || scope.some((name) => unknown.has(name))) return [];
  const has = (ids: Values[string], id: string) => ((ids ?? []) as readonly string[]).includes(id);
  const isProjectKnown = ((allowedProjectIds ?? []) as readonly string[]).length === 0;
  const without = ((prior.workspaceIds ?? []) as readonly string[]).filter(
    (id) =>
      has(excludedWorkspaceIds, id) ||
      (organizationScoped === false && isProjectKnown && !has(allowedWorkspaceIds, id)),
  );
  if (without.length === 0) return [];
  return [
    {
      path: ['organizationScoped'],
      severity: 'warning',
      code: 'object-in-use',
      summary: 'The agent pool is taken from workspaces that use it',
      detail: `Runs of ${listed(without)} are executed by this pool, and will not start until these workspaces have another one.`,
    },
  ];
}
