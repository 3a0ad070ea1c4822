import type { Call, Reply, Route } from '../../exchange';
import { newId } from '../../identifiers';
import type { Kind } from '../../store';
import type { World } from '../../world';
import { actingTeam } from '../access/acting-team';
import { workspaceRights } from '../access/rights';
import { includes, unique } from '../include';
import { badRequest, documentResponse, invalid, notFound, refuseIfAny } from '../json-api';
import type { ResourceDocument } from '../json-api';
import { listResponse } from '../objects/lists';
import { relatedId, relatedProblems } from '../objects/related';
import { readDocument } from '../request-document';
import { workspaceDocument } from '../workspaces/workspace-document';
import { getWorkspace, workspaces } from '../workspaces/workspaces';
import type { Workspace } from '../workspaces/workspaces';

/** Runs of `workspace` start after applies in `source`. */
export interface RunTrigger {
  readonly id: string;
  readonly workspace: string;
  readonly source: string;
  readonly createdAt: string;
}

export const runTriggers: Kind<RunTrigger> = { name: 'runTriggers', key: ({ id }) => id };

const COLLECTION = '/api/v2/workspaces/:workspace_id/run-triggers';
const ITEM = '/api/v2/run-triggers/:id';
const MOST_SOURCES = 20;

export const runTriggerRoutes: readonly Route[] = [
  {
    operation: 'Create run trigger',
    method: 'POST',
    path: COLLECTION,
    handle: (world, call, { workspace_id }) =>
      documentResponse(201, triggerDocument(world, create(world, call, getWorkspace(world, workspace_id)))),
  },
  {
    operation: 'List run triggers',
    method: 'GET',
    path: COLLECTION,
    handle: (world, call, { workspace_id }) => {
      const { id } = getWorkspace(world, workspace_id);
      const type = call.query.get('filter[run-trigger][type]');
      if (type !== 'inbound' && type !== 'outbound') {
        throw badRequest('The filter must be inbound or outbound.', 'filter[run-trigger][type]');
      }
      const found = world.store
        .of(runTriggers)
        .where(({ workspace, source }) => (type === 'inbound' ? workspace : source) === id);
      return listResponse(call, found, {
        document: (trigger) => triggerDocument(world, trigger),
        parts: (items) => included(world, call, items),
      });
    },
  },
  {
    operation: 'Show run trigger',
    method: 'GET',
    path: ITEM,
    handle: (world, call, { id }) => {
      const trigger = getTrigger(world, id);
      return documentResponse(200, triggerDocument(world, trigger), included(world, call, [trigger]));
    },
  },
  {
    operation: 'Delete run trigger',
    method: 'DELETE',
    path: ITEM,
    handle: (world, _, { id }): Reply => {
      world.store.of(runTriggers).delete(getTrigger(world, id).id);
      return { status: 204 };
    },
  },
];

/** The source must be a different workspace of the organization whose runs the token may read. */
function create(world: World, call: Call, workspace: Workspace): RunTrigger {
  const { relationships } = readDocument(call, 'run-triggers');
  const team = actingTeam(world, call);
  refuseIfAny(
    relatedProblems(relationships, 'sourceable', {
      types: ['workspaces'],
      required: true,
      problem: (id) => {
        if (id === workspace.id) return 'A workspace cannot be its own source';
        const source = world.store.of(workspaces).find(id);
        const isVisible = source?.organization === workspace.organization && workspaceRights(world, team, source).read;
        return isVisible ? undefined : `Workspace ${id} not found`;
      },
    }),
  );
  const source = String(relatedId(relationships, 'sourceable'));
  const own = world.store.of(runTriggers).where((trigger) => trigger.workspace === workspace.id);
  const at = '/data/relationships/sourceable';
  refuseIfAny([
    ...(own.some((trigger) => trigger.source === source) ? [invalid(at, 'Sourceable has already been taken')] : []),
    ...(own.length >= MOST_SOURCES ? [invalid(at, `A workspace has at most ${MOST_SOURCES} sources`)] : []),
  ]);
  return world.store.of(runTriggers).put({
    id: newId(world, 'rt'),
    workspace: workspace.id,
    source,
    createdAt: world.clock.now().toISOString(),
  });
}

function getTrigger(world: World, id: string): RunTrigger {
  const trigger = world.store.of(runTriggers).find(id);
  if (!trigger) throw notFound();
  getWorkspace(world, trigger.workspace);
  return trigger;
}

function included(
  world: World,
  call: Call,
  items: readonly RunTrigger[],
): { readonly included?: readonly ResourceDocument[] } {
  const asked = includes(call, ['workspace', 'sourceable']);
  if (asked.size === 0) return {};
  const ids = items.flatMap(({ workspace, source }) => [
    ...(asked.has('workspace') ? [workspace] : []),
    ...(asked.has('sourceable') ? [source] : []),
  ]);
  return { included: unique(ids.map((id) => workspaceDocument(world, call, getWorkspace(world, id)))) };
}

function triggerDocument({ store }: World, { id, workspace, source, createdAt }: RunTrigger): ResourceDocument {
  const nameOf = (of: string) => store.of(workspaces).find(of)?.name ?? '';
  return {
    id,
    type: 'run-triggers',
    attributes: {
      'workspace-name': nameOf(workspace),
      'sourceable-name': nameOf(source),
      'created-at': createdAt,
    },
    relationships: {
      workspace: { data: { id: workspace, type: 'workspaces' } },
      sourceable: { data: { id: source, type: 'workspaces' } },
    },
    links: { self: `/api/v2/run-triggers/${id}` },
  };
}
