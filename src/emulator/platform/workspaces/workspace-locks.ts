import type { Call, Parameters, Reply, Route } from '../../exchange';
import { trackFields } from '../../read-fields';
import { bearerToken, platformTeam } from '../../tokens';
import type { World } from '../../world';
import { conflict, documentResponse } from '../json-api';
import { isObject, readBody } from '../request-document';
import { workspaceDocument } from './workspace-document';
import { getWorkspace, workspaces } from './workspaces';
import type { Workspace, WorkspaceLock } from './workspaces';

const PATH = '/api/v2/workspaces/:workspace_id/actions';

export const workspaceLockRoutes: readonly Route[] = [
  {
    operation: 'Lock workspace',
    method: 'POST',
    path: `${PATH}/lock`,
    handle: (world, call, parameters) =>
      changeLock(world, call, parameters, ({ lock }) => {
        const reason = reasonIn(call);
        if (lock) throw conflict('Unable to lock workspace. The workspace is already locked.');
        return { ...holderOf(world, call), reason };
      }),
  },
  {
    operation: 'Unlock workspace',
    method: 'POST',
    path: `${PATH}/unlock`,
    handle: (world, call, parameters) =>
      changeLock(world, call, parameters, ({ lock }) => {
        if (!lock) throw conflict('Unable to unlock workspace. The workspace is already unlocked.');
        const own = holderOf(world, call);
        if (lock.by !== own.by || (lock.by === 'team' && lock.id !== own.id)) {
          const holder = lock.by.charAt(0).toUpperCase() + lock.by.slice(1);
          throw conflict(`Unable to unlock workspace. The workspace is locked by ${holder} ${lock.id}.`);
        }
        return undefined;
      }),
  },
  {
    operation: 'Force-unlock workspace',
    method: 'POST',
    path: `${PATH}/force-unlock`,
    handle: (world, call, parameters) =>
      changeLock(world, call, parameters, ({ lock }) => {
        if (!lock) throw conflict('Unable to unlock workspace. The workspace is already unlocked.');
        return undefined;
      }),
  },
];

function changeLock(
  world: World,
  call: Call,
  { workspace_id }: Parameters,
  after: (workspace: Workspace) => WorkspaceLock | undefined,
): Reply {
  const { lock: _, ...workspace } = getWorkspace(world, workspace_id);
  const lock = after(getWorkspace(world, workspace_id));
  return documentResponse(
    200,
    workspaceDocument(world, call, world.store.of(workspaces).put(lock ? { ...workspace, lock } : workspace)),
  );
}

/** The documented body is not a document, but the older official client sends one. */
function reasonIn(call: Call): string {
  const body = readBody(call);
  if (!isObject(body)) return '';
  const { reason, data } = trackFields(call, body);
  const { type: _, attributes } = isObject(data) ? data : {};
  const given = reason ?? (isObject(attributes) ? attributes.reason : undefined);
  return typeof given === 'string' ? given : '';
}

function holderOf(world: World, call: Call): Pick<WorkspaceLock, 'by' | 'id'> {
  const team = platformTeam(world, bearerToken(call.headers.authorization));
  return team ? { by: 'team', id: team.id } : { by: 'user', id: 'user-root' };
}
