import {
  at,
  BadBody,
  choiceField,
  Conflict,
  NotThere,
  numberField,
  objectAt,
  objectBody,
  tagsField,
  textField,
} from '../../control/body';
import type { Fields } from '../../control/body';
import type { Control } from '../../exchange';
import { newId } from '../../identifiers';
import type { World } from '../../world';
import { agentPools } from '../agents/agent-pools';
import { administrationOf } from '../organizations/administration';
import { organizations } from '../organizations/organization';
import { findProject } from '../projects/projects';
import { workspaces } from './workspaces';
import type { Workspace } from './workspaces';

export const workspaceControls: readonly Control[] = [
  {
    method: 'POST',
    path: '/_emulator/workspaces',
    handle: (world, body) => ({ status: 201, body: addWorkspace(world, body) }),
  },
  {
    method: 'POST',
    path: '/_emulator/workspaces/:id/state',
    handle: (world, body, { id }) => {
      const fields = objectBody(body, ['resources', 'processing']);
      const workspace = existing(world, id);
      const before = workspace.state ?? { resources: 0, processing: false };
      const state = {
        resources: numberField(fields, 'resources', { whole: true, minimum: 0 }) ?? before.resources,
        processing: choiceField(fields, 'processing', [true, false]) ?? before.processing,
      };
      const latestChangeAt = world.clock.now().toISOString();
      world.store.of(workspaces).put({ ...workspace, state, latestChangeAt });
      return { status: 200, body: state };
    },
  },
  {
    method: 'POST',
    path: '/_emulator/workspaces/:id/lock',
    handle: (world, body, { id }) => {
      const fields = objectBody(body, ['by']);
      const by = choiceField(fields, 'by', ['user', 'run']) ?? 'user';
      const workspace = existing(world, id);
      if (workspace.lock) throw new Conflict(`The workspace "${id}" is already locked.`);
      const lock = { by, id: by === 'user' ? 'user-root' : newId(world, 'run'), reason: '' };
      world.store.of(workspaces).put({ ...workspace, lock });
      return { status: 200, body: lock };
    },
  },
  {
    method: 'DELETE',
    path: '/_emulator/workspaces/:id/lock',
    handle: (world, _, { id }) => {
      const { lock: __, ...workspace } = existing(world, id);
      world.store.of(workspaces).put(workspace);
      return { status: 204 };
    },
  },
];

/** `place` is its location in a list of seeds. */
export function addWorkspace(world: World, body: unknown, place?: string): Workspace {
  const { store } = world;
  const fields = objectAt(body, ['id', 'name', 'organization', 'project', 'tags', 'executionMode', 'agentPool'], place);
  const workspace = {
    id: fields.id === undefined ? newId(world, 'ws') : textField(fields, 'id'),
    name: textField(fields, 'name'),
    organization: textField(fields, 'organization'),
    ...givenSettings(world, fields),
  };
  if (!/^ws-[^/]+$/.test(workspace.id)) throw new BadBody(`${at(fields, 'id')} must start with \`ws-\`.`);
  if (!store.of(organizations).find(workspace.organization)) {
    throw new BadBody(`There is no organization "${workspace.organization}".`);
  }
  if (store.of(workspaces).find(workspace.id)) {
    throw new Conflict(`The workspace "${workspace.id}" already exists.`);
  }
  const { workspaceLimit } = administrationOf(world, workspace.organization);
  const count = (): number =>
    store.of(workspaces).where(({ organization }) => organization === workspace.organization).length;
  if (workspaceLimit && count() >= workspaceLimit) {
    throw new Conflict(`The organization "${workspace.organization}" has reached its workspace limit.`);
  }
  return store.of(workspaces).put(workspace);
}

function givenSettings(world: World, fields: Fields): Partial<Workspace> {
  const organization = textField(fields, 'organization');
  const executionMode = choiceField(fields, 'executionMode', ['remote', 'local', 'agent']);
  const project = fields.project === undefined ? undefined : textField(fields, 'project');
  const agentPool = fields.agentPool === undefined ? undefined : textField(fields, 'agentPool');
  if (project !== undefined && findProject(world, project)?.organization !== organization) {
    throw new BadBody(`There is no project "${project}".`);
  }
  if (agentPool !== undefined && world.store.of(agentPools).find(agentPool)?.organization !== organization) {
    throw new BadBody(`There is no agent pool "${agentPool}".`);
  }
  return {
    ...(project === undefined ? {} : { project }),
    ...(fields.tags === undefined ? {} : { tags: tagsField(fields, 'tags') }),
    ...(executionMode === undefined ? {} : { executionMode }),
    ...(agentPool === undefined ? {} : { agentPool }),
  };
}

function existing(world: World, id: string): Workspace {
  const workspace = world.store.of(workspaces).find(id);
  if (!workspace) throw new NotThere(`There is no "${id}" in workspaces.`);
  return workspace;
}
