/** Deletes the object of an event, unless it does not belong to the stack, or a newer request uses it. */

import type { Registry, RegisteredResource } from '../../handlers/registry';
import { parseImportId } from '../../plan/import-id';
import { NewestRequest, Overtaken, Turn } from '../deliveries/newest-request';
import { liveObject, overtakenUnseen } from '../deliveries/overtaken-request';
import { guardOf, recordIfPossible, takeTurnOfDelete } from '../deliveries/record-progress';
import type { Table } from '../deliveries/table';
import { forgetCertificate } from '../objects/issued-certificate';
import { remove } from '../objects/update';
import { isLeft } from '../ownership/adopt';
import { openLocation } from '../ownership/location';
import { importIdOf, isOfNothing, readPhysicalId } from '../ownership/physical-id';
import { readPreviousConfiguration } from '../properties/configuration';
import { findResource } from '../properties/names';
import { Refusal } from '../response/reason';
import type { Call } from './call';
import type { CloudFormationRequest } from './event';

type Resources = Registry['resources'];

export async function performDelete(
  call: Call,
  resources: Resources,
  event: CloudFormationRequest,
  table: Table | undefined,
): Promise<void> {
  const { PhysicalResourceId: id = '' } = event;
  // The object is deleted even if its deletion cannot be recorded.
  const turn = table && (await takeTurnOfDelete(call, event, table));
  if (turn?.isDone) return;
  if (turn) {
    call.remaining = {
      recall: () => turn.newest.remaining,
      remember: (what) => recordIfPossible(call, turn.remember(what)),
    };
  }
  if (isOfNothing(id, event)) {
    const unknown = turn && (await unacknowledged(turn));
    if (unknown !== undefined) {
      await deleteObject(call, resources, { ...event, PhysicalResourceId: unknown }, table);
    }
    return;
  }
  await deleteObject(call, resources, event, table, turn);
  if (turn) await recordIfPossible(call, turn.done());
}

/** The id of an object whose response CloudFormation did not receive: its Delete carries a generated id. */
async function unacknowledged(turn: Turn): Promise<string | undefined> {
  const { live } = turn;
  if (!live || live.id !== undefined) return undefined;
  const response = (await turn.progressOf(live.request))?.response;
  return response && 'performed' in response ? response.performed.PhysicalResourceId : undefined;
}

export async function deleteObject(
  call: Call,
  resources: Resources,
  event: CloudFormationRequest,
  table: Table | undefined,
  turn?: Turn,
): Promise<void> {
  const { PhysicalResourceId: id = '' } = event;
  if (table) await recordIfPossible(call, forgetCertificate(table, event));
  const resource = findResource(resources, event.ResourceType);
  const definition = resource.definition();
  if (!isOurs(resource, id)) throw notOurs(event, id);
  if (definition.operation) return;
  await openLocation(call, event, definition.service);
  if (turn) {
    const isInUse = async (newer: NewestRequest) => newer.type !== 'Delete' && (await liveObject(call, turn)) === id;
    if (turn.standing !== 'newest' && (await isInUse(turn.newest))) throw overtakenUnseen(event, turn.newest);
    call.guards.push(guardOf(call, turn, isInUse));
  }
  if (await isLeft(call, resource, event, importIdOf(id))) return;
  await remove(call, resource, {
    event,
    config: await readPreviousConfiguration(call, definition, event.ResourceProperties),
  }).catch((error: Error) => {
    throw error instanceof Overtaken ? overtakenUnseen(event, turn!.newest) : error;
  });
}

/** Reporting success would mean that the object is deleted. */
function notOurs({ ResourceType }: CloudFormationRequest, id: string): Refusal {
  return new Refusal(
    'stack-id-unusable',
    `${id} is not the id of a ${ResourceType}, nor an id that CloudFormation generates for a resource that was never created. Nothing was deleted. ` +
      'If the object exists and is no longer needed, delete it manually. Then delete the stack again and retain this resource.',
  );
}

function isOurs(resource: RegisteredResource, id: string): boolean {
  const given = readPhysicalId(id);
  try {
    if (given) parseImportId(resource.definition(), given.importId);
    return given !== undefined;
  } catch {
    return false;
  }
}
