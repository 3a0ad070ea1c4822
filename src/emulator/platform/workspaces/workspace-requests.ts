import type { Call } from '../../exchange';
import { newId } from '../../identifiers';
import { ownField } from '../../read-fields';
import type { World } from '../../world';
import { actingTeam } from '../access/acting-team';
import { projectRights } from '../access/rights';
import { agentPoolProblem } from '../agents/agent-pools';
import { byName } from '../by-name';
import { invalid, notFound, refuseIfAny } from '../json-api';
import type { Problem } from '../json-api';
import { EXECUTION_MODES, executionAfter } from '../objects/execution';
import { relatedId, relatedProblems } from '../objects/related';
import { valueProblems, valuesAfter } from '../objects/values';
import type { ValueRules, Values } from '../objects/values';
import { administrationOf } from '../organizations/administration';
import { defaultProject } from '../projects/default-project';
import { inheritedIn } from '../projects/execution';
import { projectRule } from '../projects/projects';
import { readDocument } from '../request-document';
import { givenTags } from './flat-tags';
import { givenBindings, withBindings } from './tag-bindings';
import { WORKSPACE_EXECUTION } from './workspace-document';
import { repositoryAfter } from './workspace-repository';
import { combinationProblems, WORKSPACE_NAME, WORKSPACE_RULES } from './workspace-values';
import { byOrganization, projectOf, workspaces } from './workspaces';
import type { Workspace } from './workspaces';

const RULES: ValueRules = {
  ...WORKSPACE_RULES,
  'name': WORKSPACE_NAME,
  'execution-mode': { type: 'string', values: EXECUTION_MODES },
  'agent-pool-id': { type: 'string', nullable: true },
  'vcs-repo': { type: 'object', nullable: true },
};

/** Reads a create, or an update of a workspace, which keeps omitted values. */
export function readWorkspace(world: World, call: Call, organization: string, before?: Workspace): Workspace {
  const { attributes, relationships } = readDocument(call, 'workspaces');
  refuseIfAny([
    ...valueProblems(RULES, attributes, before ? 'update' : 'create'),
    ...relatedProblems(relationships, 'project', { ...projectRule(world, organization), types: ['projects'] }),
  ]);
  const now = world.clock.now().toISOString();
  const old = before ?? { id: newId(world, 'ws'), name: '', organization, createdAt: now };
  const project = relatedId(relationships, 'project') ?? projectOf(old);
  refuseMove(world, call, before, project);
  const name = (ownField(attributes, 'name') as string | undefined) ?? old.name;
  const vcs = repositoryOf(world, call, attributes, old);
  const execution = executionAfter(world, attributes, WORKSPACE_EXECUTION, old, inheritedIn(world, project), (id) =>
    agentPoolProblem(world, id, organization, { workspace: old.id, project }),
  );
  const bindings = givenBindings(relationships);
  const tags = before ? { names: [], problems: [] } : givenTags(world, organization, relationships);
  const values = settledValues(attributes, valuesAfter(WORKSPACE_RULES, attributes, before?.values), vcs.tagsRegex);
  refuseIfAny([
    ...nameProblems(world, { ...old, name }),
    ...(before ? [] : limitProblems(world, organization)),
    ...vcs.problems,
    ...execution.problems,
    ...(bindings?.problems ?? []),
    ...tags.problems,
    ...combinationProblems(values, attributes, vcs.tagsRegex),
  ]);
  const { project: _, executionMode: __, agentPool: ___, withoutPool: ____, ...rest } = old;
  const flat = { ...old.tags, ...Object.fromEntries(tags.names.map((tag) => [tag, null])) };
  return {
    ...rest,
    name,
    values,
    ...execution.own,
    ...(project === defaultProject(organization).id ? {} : { project }),
    ...(vcs.repository === undefined ? {} : { repository: vcs.repository }),
    tags: bindings ? withBindings(flat, bindings.bindings) : flat,
    updatedAt: now,
  };
}

/** Moving requires the right in both projects. */
function refuseMove(world: World, call: Call, before: Workspace | undefined, project: string): void {
  if (!before || projectOf(before) === project) return;
  const team = actingTeam(world, call);
  const isPermitted = [projectOf(before), project].every((id) => projectRights(world, team, id).moveWorkspaces);
  if (!isPermitted) throw notFound();
}

/** The repository after the request; undefined if there has never been one. */
function repositoryOf(
  world: World,
  call: Call,
  attributes: Values,
  old: Workspace,
): { readonly repository?: Workspace['repository']; readonly tagsRegex: string; readonly problems: Problem[] } {
  const given = attributes['vcs-repo'] as Values | null | undefined;
  if (given === null) return { repository: null, tagsRegex: '', problems: [] };
  if (given === undefined || (!old.repository && saysNothing(given))) {
    return { repository: old.repository, tagsRegex: old.repository?.tagsRegex ?? '', problems: [] };
  }
  const { repository, problems } = repositoryAfter(world, call, given, old);
  return { repository, tagsRegex: repository.tagsRegex, problems };
}

/** For a workspace without a repository, the official Python client sends a repository without values. */
function saysNothing(repository: Values): boolean {
  return Object.values(repository).every((value) => value === null || value === false || value === '');
}

/** Settings that follow from others in the request. */
function settledValues(attributes: Values, values: Values, tagsRegex: string): Values {
  const isGiven = (name: string) => (attributes[name] ?? null) !== null;
  const [time, duration] = ['auto-destroy-at', 'auto-destroy-activity-duration'].map(isGiven);
  const isAlone = (name: string, other: string) =>
    ((attributes[name] ?? []) as readonly string[]).length > 0 && attributes[other] === undefined;
  const clears = ['auto-destroy-at', 'auto-destroy-activity-duration'].some((name) => attributes[name] === null);
  return {
    ...values,
    // One replaces the other, and own values are not inherited.
    ...(time && !duration ? { 'auto-destroy-activity-duration': null } : {}),
    ...(duration && !time ? { 'auto-destroy-at': null } : {}),
    ...(time || duration ? { 'inherits-project-auto-destroy': false } : {}),
    // A request that clears its own settings without mentioning the project's inherits them again.
    ...(clears && !time && !duration && attributes['inherits-project-auto-destroy'] === undefined
      ? { 'inherits-project-auto-destroy': null }
      : {}),
    ...(attributes['inherits-project-auto-destroy'] === true && !time && !duration
      ? { 'auto-destroy-at': null, 'auto-destroy-activity-duration': null }
      : {}),
    // The same applies to prefixes and patterns.
    ...(isAlone('trigger-prefixes', 'trigger-patterns') ? { 'trigger-patterns': [] } : {}),
    ...(isAlone('trigger-patterns', 'trigger-prefixes') ? { 'trigger-prefixes': [] } : {}),
    // Runs for tags replace runs for changed files.
    ...(tagsRegex !== '' && attributes['file-triggers-enabled'] === undefined
      ? { 'file-triggers-enabled': false }
      : {}),
  };
}

function nameProblems({ store }: World, workspace: Workspace): Problem[] {
  const taken = store
    .of(workspaces)
    .by(byName, byName(workspace))
    .filter(({ id }) => id !== workspace.id);
  return taken.length > 0 ? [invalid('/data/attributes/name', 'Name has already been taken')] : [];
}

function limitProblems(world: World, organization: string): Problem[] {
  const { workspaceLimit } = administrationOf(world, organization);
  const count = (): number => world.store.of(workspaces).by(byOrganization, organization).length;
  return workspaceLimit && count() >= workspaceLimit
    ? [invalid('/data/relationships/organization', 'Organization has reached its workspace limit')]
    : [];
}
