import type { Call, Route } from '../../exchange';
import type { World } from '../../world';
import { includes, unique } from '../include';
import { badRequest, documentResponse, invalid, notFound, refuseIfAny } from '../json-api';
import type { Problem, ResourceDocument } from '../json-api';
import { relatedIds, relationshipProblems } from '../members';
import { getOrganization, organizationDocument } from '../organizations/organizations';
import { paginate } from '../pagination';
import { projectDocument } from '../projects/project-documents';
import { findProject, projectRule } from '../projects/projects';
import { isObject, readDocument } from '../request-document';
import { projectOf, workspaces } from '../workspaces/workspaces';
import { runTasks } from './run-task';
import { getRunTask, runTaskDocuments } from './run-tasks';
import {
  configProblems,
  givenFields,
  NO_CONFIG,
  putTaskConfig,
  taskConfigDocument,
  taskConfigOf,
  taskConfigs,
} from './task-configs';
import type { TaskConfig } from './task-configs';

const COLLECTION = '/api/v2/organizations/:organization_name/task-configs';
const ITEM = '/api/v2/task-configs/:id';
const AVAILABLE: Pick<Route, 'needs' | 'isServed'> = {
  needs: 'globalRunTasks',
  isServed: (settings) => settings.taskConfigs,
};

export const taskConfigRoutes: readonly Route[] = [
  {
    operation: 'Create task configuration',
    method: 'POST',
    path: COLLECTION,
    ...AVAILABLE,
    handle: (world, call, { organization_name }) => {
      const { name: organization } = getOrganization(world, organization_name);
      const { attributes, relationships } = readDocument(call, 'task-configs');
      refuseIfAny([
        ...configProblems(attributes, 'create'),
        ...ownerProblems(relationships, organization),
        ...taskProblems(world, relationships, organization),
        ...relationshipProblems(relationships, 'projects', projectRule(world, organization)),
      ]);
      const projects = relatedIds(relationships, 'projects') ?? [];
      const config = putTaskConfig(
        world,
        { id: relatedIdentifier(relationships, 'task')?.id as string, organization },
        { ...givenFields(attributes, NO_CONFIG), projects },
      );
      return documentResponse(201, taskConfigDocument(config));
    },
  },
  {
    operation: 'List task configurations',
    method: 'GET',
    path: COLLECTION,
    ...AVAILABLE,
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const { items, links, meta } = paginate(call, appliedConfigs(world, call, name));
      return documentResponse(200, items.map(taskConfigDocument), { ...included(world, call, items), links, meta });
    },
  },
  {
    operation: 'Show task configuration of an owner',
    method: 'GET',
    path: `${COLLECTION}/for-owner`,
    ...AVAILABLE,
    handle: (world, call, { organization_name }) => {
      const { name } = getOrganization(world, organization_name);
      const asked = (parameter: string): string => {
        const value = call.query.get(`q[${parameter}]`);
        if (!value) throw badRequest(`The parameter q[${parameter}] is required.`, `q[${parameter}]`);
        return value;
      };
      const [task, owner, type] = [asked('task-id'), asked('owner-id'), asked('owner-type')];
      const config = type === 'organizations' && owner === name ? taskConfigOf(world, task) : undefined;
      if (config?.organization !== name) throw notFound();
      return documentResponse(200, taskConfigDocument(config), included(world, call, [config]));
    },
  },
  {
    operation: 'Show task configuration',
    method: 'GET',
    path: ITEM,
    ...AVAILABLE,
    handle: (world, call, { id }) => {
      const config = getTaskConfig(world, id);
      return documentResponse(200, taskConfigDocument(config), included(world, call, [config]));
    },
  },
  {
    operation: 'Update task configuration',
    method: 'PATCH',
    path: ITEM,
    ...AVAILABLE,
    handle: (world, call, { id }) => {
      const before = getTaskConfig(world, id);
      const { attributes, relationships } = readDocument(call, 'task-configs');
      refuseIfAny([
        ...configProblems(attributes, 'update'),
        ...relationshipProblems(relationships, 'projects', projectRule(world, before.organization)),
      ]);
      const projects = relatedIds(relationships, 'projects') ?? before.projects;
      const { global, enforcementLevel, stages } = givenFields(attributes, before);
      const task = { id: before.task, organization: before.organization };
      const config = putTaskConfig(world, task, { global, enforcementLevel, stages, projects });
      // The documentation says 201; the announced clients expect 200.
      return documentResponse(200, taskConfigDocument(config));
    },
  },
];

function getTaskConfig(world: World, id: string): TaskConfig {
  const config = world.store.of(taskConfigs).find(id);
  if (!config) throw notFound();
  getOrganization(world, config.organization);
  return config;
}

type Relationships = Readonly<Record<string, unknown>>;

function relatedIdentifier(
  relationships: Relationships,
  name: string,
): { readonly id?: unknown; readonly type?: unknown } | undefined {
  const given = relationships[name];
  return isObject(given) && isObject(given.data) ? given.data : undefined;
}

/** Only organizations can own configurations; the documentation also uses the singular type. */
function ownerProblems(relationships: Relationships, organization: string): Problem[] {
  const at = '/data/relationships/owner/data';
  const owner = relatedIdentifier(relationships, 'owner');
  if (!owner) return [invalid(at, "Owner can't be blank")];
  if (!['organizations', 'organization'].includes(String(owner.type))) {
    return [invalid(`${at}/type`, 'Type must be organizations')];
  }
  return owner.id === organization ? [] : [invalid(at, `Owner ${String(owner.id)} not found`)];
}

function taskProblems(world: World, relationships: Relationships, organization: string): Problem[] {
  const at = '/data/relationships/task/data';
  const task = relatedIdentifier(relationships, 'task');
  if (!task) return [invalid(at, "Task can't be blank")];
  if (task.type !== 'tasks') return [invalid(`${at}/type`, 'Type must be tasks')];
  const id = String(task.id);
  if (world.store.of(runTasks).find(id)?.organization !== organization) return [invalid(at, `Task ${id} not found`)];
  return taskConfigOf(world, id) ? [invalid(at, 'Task has already been taken')] : [];
}

/** The configurations for the project or workspace named in the query, in the documented or the announced spelling. */
function appliedConfigs(world: World, call: Call, organization: string): TaskConfig[] {
  const asked = (name: string) =>
    call.query.get(`filter[${name}]`) ?? call.query.get(`filter[${name.replace('_', '-')}]`) ?? '';
  const [type, id, category] = ['target_type', 'target_id', 'task_category'].map(asked) as [string, string, string];
  if (!['project', 'projects', 'workspaces'].includes(type)) {
    throw badRequest('The filter target-type must be projects or workspaces.', 'filter[target-type]');
  }
  if (id === '') throw badRequest('The filter target-id is required.', 'filter[target-id]');
  if (!['', 'task', 'hook', 'native'].includes(category)) {
    throw badRequest('The filter task-category must be task, hook or native.', 'filter[task-category]');
  }
  const project = targetProject(world, type, id, organization);
  return world.store
    .of(taskConfigs)
    .where(
      (config) =>
        config.organization === organization &&
        category !== 'native' &&
        (config.global || config.projects.includes(project)),
    );
}

function targetProject(world: World, type: string, id: string, organization: string): string {
  if (type === 'workspaces') {
    const workspace = world.store.of(workspaces).find(id);
    if (workspace?.organization !== organization) throw notFound();
    return projectOf(workspace);
  }
  if (findProject(world, id)?.organization !== organization) throw notFound();
  return id;
}

function included(
  world: World,
  call: Call,
  configs: readonly TaskConfig[],
): { readonly included?: readonly ResourceDocument[] } {
  const asked = includes(call, ['projects', 'owner', 'task', 'organization']);
  if (asked.size === 0) return {};
  return {
    included: unique(
      configs.flatMap(({ projects, organization, task }) => [
        ...(asked.has('projects') ? projects : [])
          .flatMap((id) => findProject(world, id) ?? [])
          .map((project) => projectDocument(world, call, project)),
        ...(asked.has('task') ? runTaskDocuments(world, [getRunTask(world, task)]) : []),
        ...(asked.has('owner') || asked.has('organization')
          ? [organizationDocument(getOrganization(world, organization))]
          : []),
      ]),
    ),
  };
}
