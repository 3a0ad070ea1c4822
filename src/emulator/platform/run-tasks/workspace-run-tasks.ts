import type { Reply, Call, Route } from '../../exchange';
import { newId } from '../../identifiers';
import type { Kind } from '../../store';
import type { World } from '../../world';
import { attributeProblems } from '../attributes';
import type { AttributeRules } from '../attributes';
import { includes } from '../include';
import { documentResponse, invalid, notFound, refuseIfAny } from '../json-api';
import type { Problem, ResourceDocument } from '../json-api';
import { paginate } from '../pagination';
import { isObject, readDocument } from '../request-document';
import { getWorkspace } from '../workspaces/workspaces';
import { runTasks } from './run-task';

/** A run task's association with a workspace. */
export interface WorkspaceRunTask {
  readonly id: string;
  readonly workspace: string;
  readonly task: string;
  readonly enforcementLevel: string;
  /** At least one stage; several only in the dialect `hcp`. */
  readonly stages: readonly string[];
}

export const workspaceRunTasks: Kind<WorkspaceRunTask> = { name: 'workspaceRunTasks', key: ({ id }) => id };

export function byTask({ task }: WorkspaceRunTask): string {
  return task;
}

const COLLECTION = '/api/v2/workspaces/:workspace_id/tasks';
const ITEM = `${COLLECTION}/:id`;

export const workspaceRunTaskRoutes: readonly Route[] = [
  {
    operation: 'Associate to workspace',
    method: 'POST',
    path: COLLECTION,
    handle: (world, call, { workspace_id }) => {
      const { id: workspace, organization } = getWorkspace(world, workspace_id);
      const { given, relationships } = readAssociation(world, call, 'create');
      const task = requestedTask(world, relationships, { workspace, organization });
      const association = {
        id: newId(world, 'wstask'),
        workspace,
        task,
        enforcementLevel: '',
        stages: ['post_plan'],
        ...given,
      };
      world.store.of(workspaceRunTasks).put(association);
      // The specification lists 204 but shows a document; HCP Terraform returns 201 with it.
      if (world.settings.associationStatus === 204) return { status: 204 };
      return documentResponse(201, workspaceRunTaskDocument(world, association));
    },
  },
  {
    operation: 'List workspace run tasks',
    method: 'GET',
    path: COLLECTION,
    handle: (world, call, { workspace_id }) => {
      const { id } = getWorkspace(world, workspace_id);
      includes(call, []);
      const { items, links, meta } = paginate(
        call,
        world.store.of(workspaceRunTasks).where(({ workspace }) => workspace === id),
      );
      return documentResponse(
        200,
        items.map((association) => workspaceRunTaskDocument(world, association)),
        { links, meta },
      );
    },
  },
  {
    operation: 'Show workspace run task',
    method: 'GET',
    path: ITEM,
    handle: (world, call, { workspace_id, id }) => {
      const association = getWorkspaceRunTask(world, workspace_id, id);
      includes(call, []);
      return documentResponse(200, workspaceRunTaskDocument(world, association));
    },
  },
  {
    operation: 'Update workspace run task',
    method: 'PATCH',
    path: ITEM,
    handle: (world, call, { workspace_id, id }) => {
      const before = getWorkspaceRunTask(world, workspace_id, id);
      const { given } = readAssociation(world, call, 'update');
      return documentResponse(
        200,
        workspaceRunTaskDocument(world, world.store.of(workspaceRunTasks).put({ ...before, ...given })),
      );
    },
  },
  {
    operation: 'Delete workspace run task',
    method: 'DELETE',
    path: ITEM,
    handle: (world, _, { workspace_id, id }): Reply => {
      getWorkspaceRunTask(world, workspace_id, id);
      world.store.of(workspaceRunTasks).delete(id);
      return { status: 204 };
    },
  },
];

export function workspaceRunTaskDocument({ dialects }: World, association: WorkspaceRunTask): ResourceDocument {
  const { id, workspace, task, enforcementLevel, stages } = association;
  return {
    id,
    type: 'workspace-tasks',
    attributes: {
      'enforcement-level': enforcementLevel,
      'stage': stages[0],
      ...(dialects.platform === 'hcp' ? { stages } : {}),
    },
    relationships: {
      task: { data: { id: task, type: 'tasks' } },
      workspace: { data: { id: workspace, type: 'workspaces' } },
    },
    links: { self: `/api/v2/workspaces/${workspace}/tasks/${id}` },
  };
}

function getWorkspaceRunTask(world: World, workspaceId: string, id: string): WorkspaceRunTask {
  const { id: workspace } = getWorkspace(world, workspaceId);
  const association = world.store.of(workspaceRunTasks).find(id);
  if (association?.workspace !== workspace) throw notFound();
  return association;
}

/** The specification's update lists only two stages; HCP Terraform has another stage and accepts several. */
function attributeRules(world: World, occasion: 'create' | 'update'): AttributeRules {
  const hcp = world.dialects.platform === 'hcp';
  const known = ['pre_plan', 'post_plan', 'pre_apply', ...(hcp ? ['post_apply'] : [])];
  return {
    'enforcement-level': { type: 'string', required: true, values: ['advisory', 'mandatory'] },
    'stage': { type: 'string', values: hcp || occasion === 'create' ? known : ['pre_plan', 'post_plan'] },
    ...(hcp
      ? {
          stages: {
            type: 'array',
            check: (value) => (areStages(value as unknown[], known) ? undefined : 'is not included in the list'),
          },
        }
      : {}),
  };
}

function areStages(values: readonly unknown[], known: readonly string[]): boolean {
  return (
    values.length > 0 &&
    new Set(values).size === values.length &&
    values.every((value) => known.includes(value as string))
  );
}

interface Association {
  /** Returns the attributes in the request. */
  readonly given: Partial<WorkspaceRunTask>;
  readonly relationships: Readonly<Record<string, unknown>>;
}

/** `stages` takes precedence over `stage`, which is one of them. */
function readAssociation(world: World, call: Call, occasion: 'create' | 'update'): Association {
  const { attributes, relationships } = readDocument(call, 'workspace-tasks');
  refuseIfAny([
    ...attributeProblems(attributes, attributeRules(world, occasion), occasion),
    ...(occasion === 'create' ? taskIdentifierProblems(relationships) : []),
  ]);
  const enforcementLevel = attributes['enforcement-level'] as string | undefined;
  const several = world.dialects.platform === 'hcp' ? (attributes.stages as string[] | undefined) : undefined;
  const stages = several ?? (attributes.stage === undefined ? undefined : [attributes.stage as string]);
  return {
    given: { ...(enforcementLevel === undefined ? {} : { enforcementLevel }), ...(stages ? { stages } : {}) },
    relationships,
  };
}

const TASK = '/data/relationships/task/data';

function taskIdentifierProblems(relationships: Readonly<Record<string, unknown>>): Problem[] {
  const task = isObject(relationships.task) ? relationships.task.data : undefined;
  if (!isObject(task)) return [invalid(TASK, "Task can't be blank")];
  return [
    ...(typeof task.id === 'string' && task.id !== '' ? [] : [invalid(`${TASK}/id`, "Task can't be blank")]),
    ...(task.type === 'tasks' ? [] : [invalid(`${TASK}/type`, 'Type must be tasks')]),
  ];
}

/** Returns the id of the task, which must be in the workspace's organization and not yet associated with the workspace. */
function requestedTask(
  { store }: World,
  relationships: Readonly<Record<string, unknown>>,
  { workspace, organization }: { workspace: string; organization: string },
): string {
  const { id } = (relationships.task as { data: { id: string } }).data;
  if (store.of(runTasks).find(id)?.organization !== organization) refuseIfAny([invalid(TASK, `Task ${id} not found`)]);
  const taken = store
    .of(workspaceRunTasks)
    .by(byTask, id)
    .filter((association) => association.workspace === workspace);
  refuseIfAny(taken.length > 0 ? [invalid(TASK, 'Task has already been taken')] : []);
  return id;
}
