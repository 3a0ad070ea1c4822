import type { Reply, Call, Route } from '../../exchange';
import { newId } from '../../identifiers';
import { only } from '../../only';
import type { World } from '../../world';
import { attributeProblems } from '../attributes';
import type { AttributeRules } from '../attributes';
import { byName } from '../by-name';
import { includes, unique } from '../include';
import { documentResponse, invalid, notFound, refuseIfAny } from '../json-api';
import type { Problem, Relationship, ResourceDocument } from '../json-api';
import { getOrganization } from '../organizations/organizations';
import { paginate } from '../pagination';
import { readDocument } from '../request-document';
import type { RequestDocument } from '../request-document';
import { workspaceDocument } from '../workspaces/workspace-document';
import { getWorkspace } from '../workspaces/workspaces';
import { runTasks, type RunTask } from './run-task';
import { givenConfig, givenPool } from './run-task-reach';
import { verificationProblem } from './run-task-verification';
import { globalConfiguration, putTaskConfig, taskConfigs } from './task-configs';
import { byTask, workspaceRunTaskDocument, workspaceRunTasks } from './workspace-run-tasks';

export const runTaskRoutes: readonly Route[] = [
  {
    operation: 'Create run task',
    method: 'POST',
    path: '/api/v2/organizations/:organization_name/tasks',
    handle: async (world, call, { organization_name }) => {
      const { name: organization } = getOrganization(world, organization_name);
      const document = readDocument(call, 'tasks');
      const given = givenAttributes(world, document, 'create');
      const poolOrNone = givenPool(world, document, organization);
      const config = givenConfig(world, document, organization);
      const blank: RunTask = {
        id: newId(world, 'task'),
        organization,
        name: '',
        url: '',
        description: null,
        category: 'task',
        hmacKey: null,
        enabled: true,
      };
      const task = await accept(world, withPool({ ...blank, ...given }, poolOrNone));
      if (config) putTaskConfig(world, task, config);
      return documentResponse(201, only(runTaskDocuments(world, [task])));
    },
  },
  {
    operation: 'List run tasks',
    method: 'GET',
    path: '/api/v2/organizations/:organization_name/tasks',
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const { items, links, meta } = paginate(
        call,
        world.store.of(runTasks).where(({ organization }) => organization === name),
      );
      return documentResponse(200, runTaskDocuments(world, items), { ...included(world, call, items), links, meta });
    },
  },
  {
    operation: 'Show run task',
    method: 'GET',
    path: '/api/v2/tasks/:id',
    handle: (world, call, { id }) => {
      const task = getRunTask(world, id);
      return documentResponse(200, only(runTaskDocuments(world, [task])), included(world, call, [task]));
    },
  },
  {
    operation: 'Update run task',
    method: 'PATCH',
    path: '/api/v2/tasks/:id',
    handle: async (world, call, { id }) => {
      const before = getRunTask(world, id);
      const document = readDocument(call, 'tasks');
      const given = givenAttributes(world, document, 'update');
      const poolOrNone = givenPool(world, document, before.organization);
      const config = givenConfig(world, document, before.organization, before.id);
      const task = await accept(world, withPool({ ...before, ...given }, poolOrNone), before);
      if (config) putTaskConfig(world, task, config);
      return documentResponse(200, only(runTaskDocuments(world, [task])));
    },
  },
  {
    operation: 'Delete run task',
    method: 'DELETE',
    path: '/api/v2/tasks/:id',
    handle: (world, _, { id }): Reply => {
      getRunTask(world, id);
      world.store.of(runTasks).delete(id);
      world.store.of(workspaceRunTasks).deleteWhere(({ task }) => task === id);
      world.store.of(taskConfigs).deleteWhere(({ task }) => task === id);
      return { status: 204 };
    },
  },
];

export function getRunTask(world: World, id: string): RunTask {
  const task = world.store.of(runTasks).find(id);
  if (!task) throw notFound();
  getOrganization(world, task.organization);
  return task;
}

/** HCP Terraform accepts null for the strings of the specification, and no description. */
function attributeRules(nullable: boolean): AttributeRules {
  return {
    'name': {
      type: 'string',
      required: true,
      pattern: { expression: /^[A-Za-z0-9_-]+$/, words: 'may only contain letters, numbers, dashes, and underscores' },
    },
    'url': {
      type: 'string',
      required: true,
      check: (value) => (isAbsoluteAddress(value as string) ? undefined : 'is not a valid URL'),
    },
    'description': {
      type: 'string',
      ...(nullable ? { nullable } : { required: true, mayBeEmpty: true }),
      maximumLength: 300,
    },
    'category': { type: 'string', required: true, values: ['task'] },
    'hmac-key': { type: 'string', nullable },
    'enabled': { type: 'boolean' },
  };
}

/** Request attributes, and the fields that store them. */
const FIELDS: readonly (readonly [attribute: string, field: keyof RunTask])[] = [
  ['name', 'name'],
  ['url', 'url'],
  ['description', 'description'],
  ['category', 'category'],
  ['hmac-key', 'hmacKey'],
  ['enabled', 'enabled'],
];

const RULES = { standard: attributeRules(false), hcp: attributeRules(true) };

/** Returns the attributes in the request, under our names. */
function givenAttributes(
  world: World,
  { attributes }: RequestDocument,
  occasion: 'create' | 'update',
): Partial<RunTask> {
  refuseIfAny(attributeProblems(attributes, RULES[world.dialects.platform], occasion));
  const given: Record<string, unknown> = {};
  for (const [attribute, field] of FIELDS) {
    const value = attributes[attribute];
    if (value !== undefined) given[field] = value;
  }
  return given;
}

function withPool(task: RunTask, given: string | null | undefined): RunTask {
  if (given === undefined) return task;
  const { agentPool: _, ...others } = task;
  return given === null ? others : { ...others, agentPool: given };
}

/** Stores the task unless its name is taken or its URL is refused. */
async function accept(world: World, task: RunTask, before?: RunTask): Promise<RunTask> {
  refuseIfAny(nameProblems(world, task));
  if (world.settings.verifyUrls && task.url !== before?.url) {
    const problem = await verificationProblem(world, task);
    refuseIfAny(problem === undefined ? [] : [invalid('/data/attributes/url', problem)]);
    // The store may have changed while the URL was being called.
    if (before) getRunTask(world, task.id);
    refuseIfAny(nameProblems(world, task));
  }
  return world.store.of(runTasks).put(task);
}

function nameProblems({ store }: World, task: RunTask): Problem[] {
  const named = store.of(runTasks).firstBy(byName, byName(task));
  return named && named.id !== task.id ? [invalid('/data/attributes/name', 'Name has already been taken')] : [];
}

function isAbsoluteAddress(text: string): boolean {
  if (!/^https?:\/\/[^/?#\s]/i.test(text) || /\s/.test(text)) return false;
  return URL.canParse(text);
}

export function runTaskDocuments(world: World, tasks: readonly RunTask[]): ResourceDocument[] {
  return tasks.map((task) => runTaskDocument(world, task));
}

function runTaskDocument(world: World, task: RunTask): ResourceDocument {
  const { settings, dialects, store } = world;
  const { id, name, url, description, category, enabled } = task;
  const attributes: Record<string, unknown> = { name, url, description, category, 'hmac-key': null, enabled };
  if (settings.entitlements.globalRunTasks) attributes['global-configuration'] = globalConfiguration(world, id);
  const associations = store.of(workspaceRunTasks).by(byTask, id);
  const relationships: Record<string, Relationship> = {
    organization: { data: { id: task.organization, type: 'organizations' } },
  };
  relationships[dialects.platform === 'hcp' ? 'workspace-tasks' : 'tasks'] = {
    data: associations.map((association) => ({ id: association.id, type: 'workspace-tasks' })),
  };
  if (settings.entitlements.privateRunTasks) {
    relationships['agent-pool'] = { data: task.agentPool ? { id: task.agentPool, type: 'agent-pools' } : null };
  }
  return { id, type: 'tasks', attributes, relationships, links: { self: `/api/v2/tasks/${id}` } };
}

/** The associations of the tasks; with `workspace_tasks.workspace`, also their workspaces. */
function included(
  world: World,
  call: Call,
  tasks: readonly RunTask[],
): { readonly included?: readonly ResourceDocument[] } {
  const asked = includes(call, ['workspace_tasks', 'workspace_tasks.workspace']);
  if (asked.size === 0) return {};
  const associations = tasks.flatMap(({ id }) => world.store.of(workspaceRunTasks).by(byTask, id));
  const related = asked.has('workspace_tasks.workspace')
    ? associations.map(({ workspace }) => workspaceDocument(world, call, getWorkspace(world, workspace)))
    : [];
  return {
    included: unique([...associations.map((association) => workspaceRunTaskDocument(world, association)), ...related]),
  };
}
