/** The workspaces and projects that an agent pool serves. */
import type { Resource } from '../../../../clients/json-api';
import { path } from '../../../../clients/platform';
import { optionalFlagAt, optionalObjectAt, relatedIdsAt } from '../../../../clients/read-response';
import type { Problem } from '../../../../definition/problem';
import type { Value, Values } from '../../../../definition/value';
import type { PlanContext } from '../../../contract';
import { checkIfPossible, look } from '../../../look';
import type { SomeProposal } from '../../../registry';

interface PoolScope {
  readonly name: string;
  readonly isForAll: boolean;
  readonly workspaces: readonly string[];
  readonly projects: readonly string[];
  readonly excluded: readonly string[];
}

const SCOPE = ['organizationScoped', 'allowedWorkspaceIds', 'allowedProjectIds', 'excludedWorkspaceIds'];

const reportName = (id: string): string => `the scope of the agent pool ${id}`;

/** The planned scope of a pool takes precedence over its current one. */
export function reportPool({ run }: Pick<PlanContext, 'run'>, { config, unknown, prior }: SomeProposal): void {
  if (!prior) return;
  const ids = (name: string) => (config[name] ?? prior[name] ?? []) as readonly string[];
  const scope: PoolScope | 'unknown' = SCOPE.some((name) => unknown.has(name))
    ? 'unknown'
    : {
        name: String(config.name),
        isForAll: config.organizationScoped !== false,
        workspaces: ids('allowedWorkspaceIds'),
        projects: ids('allowedProjectIds'),
        excluded: ids('excludedWorkspaceIds'),
      };
  run.report(reportName(String(prior.id)), scope);
}

/** Runs of a workspace that its pool does not serve wait forever. */
export function poolProblems(context: PlanContext, proposal: SomeProposal): Promise<Problem[]> {
  return checkIfPossible(() => problemsOfPool(context, proposal));
}

async function problemsOfPool(
  context: PlanContext,
  { config, unknown, prior, changed, replaces }: SomeProposal,
): Promise<Problem[]> {
  if (unknown.has('projectId')) return [];
  const existing = replaces ? undefined : prior;
  if (existing && !changed.has('agentPoolId') && !changed.has('projectId')) return [];
  const scope = await configuredScope(context, config.agentPoolId);
  if (!scope || serves(scope, existing, config)) return [];
  return [
    notServed(
      'agentPoolId',
      `The agent pool \`${scope.name}\` may not be used by this workspace: its runs would wait for ever. Let the pool serve the workspace or its project (\`allowed_workspace_ids\`, \`allowed_project_ids\`), and apply that before.`,
    ),
  ];
}

/** A pool that is limited to certain projects cannot include a new one. */
export function defaultPoolProblems(context: PlanContext, proposal: SomeProposal): Promise<Problem[]> {
  return checkIfPossible(() => problemsOfDefaultPool(context, proposal));
}

async function problemsOfDefaultPool(
  context: PlanContext,
  { config, prior, changed, replaces }: SomeProposal,
): Promise<Problem[]> {
  const existing = replaces ? undefined : prior;
  if (existing && !changed.has('defaultAgentPoolId')) return [];
  const scope = await configuredScope(context, config.defaultAgentPoolId);
  if (!scope || scope.isForAll || (existing && scope.projects.includes(String(existing.id)))) return [];
  return [
    notServed(
      'defaultAgentPoolId',
      `The agent pool \`${scope.name}\` may not be used by this project: runs of its workspaces would wait for ever. ${existing ? 'Let the pool serve the project (`allowed_project_ids`), and apply that before.' : 'It serves single projects only, and this one has no ID yet: create the project without it, let the pool serve the project (`allowed_project_ids`), and set it then.'}`,
    ),
  ];
}

function notServed(attribute: string, detail: string): Problem {
  return { path: [attribute], severity: 'error', code: 'value-invalid', summary: `Invalid \`${attribute}\``, detail };
}

/** Undefined if no pool is configured, or if its scope is still unknown. */
async function configuredScope(context: PlanContext, id: Value): Promise<PoolScope | undefined> {
  return id === undefined ? undefined : scopeOf(context, String(id));
}

/** A new workspace without a project is put in the default one, which the pool may serve. */
function serves(scope: PoolScope, existing: Values | undefined, config: Values): boolean {
  if (scope.isForAll) return true;
  const id = existing && String(existing.id);
  if (id !== undefined && scope.excluded.includes(id)) return false;
  const project = config.projectId ?? existing?.projectId;
  if (id !== undefined && scope.workspaces.includes(id)) return true;
  return project === undefined ? scope.projects.length > 0 : scope.projects.includes(String(project));
}

async function scopeOf({ platform, signal, run }: PlanContext, id: string): Promise<PoolScope | undefined> {
  const planned = run.reported(reportName(id)) as PoolScope | 'unknown' | undefined;
  if (planned) return planned === 'unknown' ? undefined : planned;
  const read = () => platform.find(path`/agent-pools/${id}`);
  const pool = await look(() => platform.readShared(`agent pool ${id}`, read, signal));
  return pool && scopeIn(pool.data);
}

/** Undefined if the service does not report the scope of the pool. */
function scopeIn(pool: Resource): PoolScope | undefined {
  const isForAll = optionalFlagAt(pool.attributes, 'organization-scoped');
  const isKnown = optionalObjectAt(pool, 'relationships', 'allowed-projects') !== undefined;
  if (isForAll === undefined || (!isForAll && !isKnown)) return undefined;
  return {
    name: String(pool.attributes.name),
    isForAll,
    workspaces: relatedIdsAt(pool, 'allowed-workspaces'),
    projects: relatedIdsAt(pool, 'allowed-projects'),
    excluded: relatedIdsAt(pool, 'excluded-workspaces'),
  };
}
