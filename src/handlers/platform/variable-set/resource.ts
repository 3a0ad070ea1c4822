import type { Resource } from '../../../clients/json-api';
import { path } from '../../../clients/platform';
import {
  nameAt,
  optionalFlagAt,
  optionalObjectAt,
  optionalRelatedIdAt,
  optionalTextAt,
} from '../../../clients/read-response';
import type { Problem } from '../../../definition/problem';
import type { Values } from '../../../definition/value';
import type { PlanContext } from '../../contract';
import { look } from '../../look';
import type { SomeChange, SomeProposal } from '../../registry';
import type { Body } from '../shared/stored/fields';
import { storedDocument } from '../shared/stored/stored-document';
import { reportReach, rivalProblems } from '../shared/variable-sets/rivals';
import { variableSetMembers, variableSetPlans } from '../shared/variable-sets/variable-set-members';
import { plannedWorkspace } from '../shared/workspaces/planned-workspace';
import { variableSet } from './definition';

export const variableSetObject = storedDocument(variableSet, {
  async plan(context, proposal) {
    const rivals = await rivalsOf(context, proposal);
    const strange = [...strangeProjects(proposal), ...(await strangeWorkspaces(context, proposal))];
    return { problems: [...attachedProblems(context.run, proposal), ...strange, ...rivals] };
  },
  read: (_, resource) => read(resource),
  write,
  /** Writes nothing, but the apply of attachments is refused if their plans could not know the id of the set. */
  writeOthers({ platform }, id, config) {
    variableSetPlans.recordApplied(
      platform,
      id,
      variableSetMembers.sets.filter((which) => config[which] !== undefined),
    );
    return Promise.resolve(false);
  },
});

/** Inputs that determine the scope of a set's variables. */
const REACH = ['global', 'priority', 'workspaceIds', 'projectIds', 'name'];

/** New sets have no variables yet. */
function rivalsOf(context: PlanContext, { config, unknown, prior, changed, replaces }: SomeProposal) {
  const reach = REACH.filter((name) => changed.has(name) && !unknown.has(name));
  const at = reach[0];
  if (!prior || replaces) return [];
  reportReach(context.run, String(prior.id), config);
  if (at === undefined) return [];
  return rivalProblems(context, String(prior.id), { at, config, replaced: new Set() });
}

/** A project's set only applies there. */
function strangeProjects({ config: { parentProjectId, projectIds } }: SomeProposal): Problem[] {
  const others = ((projectIds ?? []) as readonly string[]).filter((id) => id !== parentProjectId);
  return parentProjectId === undefined ? [] : strangers('projectIds', parentProjectId, others);
}

/** A workspace's planned project takes precedence over its current one, even if it is known only after apply. */
async function strangeWorkspaces(
  context: PlanContext,
  { config, unknown, prior, changed, replaces }: SomeProposal,
): Promise<Problem[]> {
  const { organization, parentProjectId, workspaceIds } = config;
  const isNew = !prior || replaces || changed.has('workspaceIds');
  if (!isNew || parentProjectId === undefined || ['organization', 'workspaceIds'].some((name) => unknown.has(name))) {
    return [];
  }
  const ids = (workspaceIds ?? []) as readonly string[];
  const projects = await Promise.all(ids.map((id) => projectOf(context, String(organization), id)));
  const others = ids.filter((_, index) => projects[index] !== undefined && projects[index] !== parentProjectId);
  return strangers('workspaceIds', parentProjectId, others);
}

async function projectOf(
  { platform, signal, run }: PlanContext,
  organization: string,
  id: string,
): Promise<string | undefined> {
  const planned = plannedWorkspace(run, id);
  if (planned) return planned.projectId;
  const readOne = () => platform.findIn(path`/organizations/${organization}/workspaces`, path`/workspaces/${id}`, id);
  const found = await look(() => platform.readShared(`workspace ${id}`, readOne, signal));
  return found && optionalRelatedIdAt(found, 'project');
}

function strangers(attribute: string, project: unknown, others: readonly string[]): Problem[] {
  if (others.length === 0) return [];
  return [
    {
      path: [attribute],
      severity: 'error',
      code: 'value-invalid',
      summary: `Invalid \`${attribute}\``,
      detail: `The set belongs to the project ${String(project)}, and counts only there and in its workspaces: remove ${others.join(', ')}, or let the organization own the set.`,
    },
  ];
}

const MEMBERS = { workspaceIds: 'workspaces', projectIds: 'projects' } as const;

/** Reports the plan to the plans of attachments, and finds attachments that were planned earlier. */
function attachedProblems(
  run: PlanContext['run'],
  { config, unknown, prior, replaces }: SomeProposal,
): readonly Problem[] {
  if (!prior || replaces) return [];
  const owned = variableSetMembers.sets.filter((which) => config[which] !== undefined || unknown.has(which));
  variableSetPlans.report(run, String(prior.id), {
    name: config.name as string | undefined,
    global: config.global as boolean | undefined,
    owned,
  });
  return variableSetPlans.attachedProblems(run, String(prior.id), owned);
}

/** A parent that is an organization is not a project. A global set is attached to nothing. */
function read(resource: Resource): Values {
  const parent = optionalObjectAt(resource, 'relationships', 'parent', 'data');
  const isOfProject = parent !== undefined && optionalTextAt(parent, 'type') === 'projects';
  const isGlobal = optionalFlagAt(resource.attributes, 'global') === true;
  const members = Object.keys(MEMBERS).map((name) => [name, []]);
  return {
    parentProjectId: isOfProject ? nameAt(parent, 'id') : undefined,
    ...(isGlobal ? (Object.fromEntries(members) as Values) : {}),
  };
}

/** The request that ends a global set carries all of its members, so that earlier ones do not come back. */
function write({ attributes, relationships }: Body, config: Values, change?: SomeChange): Body {
  const { 'parent-project-id': parent, ...others } = attributes;
  const owner = parent === undefined || change ? {} : { parent: { data: { type: 'projects', id: parent } } };
  const endsGlobal = change?.changed.has('global') === true && config.global === false;
  const whole = endsGlobal
    ? Object.entries(MEMBERS).map(([name, type]) => [
        type,
        { data: ((config[name] ?? []) as readonly string[]).map((id) => ({ type, id })) },
      ])
    : [];
  return { attributes: others, relationships: { ...relationships, ...owner, ...Object.fromEntries(whole) } };
}
