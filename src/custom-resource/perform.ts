import { refuseAbandoned } from './abandoned';
import { adopt, isAdoption, isLeft, refuseWrongAdoption } from './adopt';
import { dataOf, holdsSecret, roomForData } from './answer';
import { Call } from './call';
import { change, remove } from './change';
import { readConfiguration, readEarlierConfiguration } from './configuration';
import { forgetDeletion, markDeleted, refuseDeleted } from './deletions';
import type { CloudFormationRequest, LambdaContext, OnEventResult } from './event';
import { forgetIssued } from './issued';
import { refuseOld } from './late';
import { logEvent } from './log';
import type { Made } from './made';
import { make, refuseWithoutPlace } from './make';
import { findRoom } from './names';
import { importIdOf, isInventedId, isOfNothing, readPhysicalId } from './physical-id';
import { openPlace } from './place';
import type { Answered } from './progress';
import { Defect, Left, Refusal, refusalOf } from './reason';
import { NotAnswered } from './requests';
import { noteIfPossible, Noting, openNotes, settleEarlier, stepsOf } from './steps';
import { Table } from './table';
import type { Attributes } from '../definition/attribute';
import type { Values } from '../definition/value';
import type { Register, ResourceRoom } from '../handlers/register';
import { parseImportId } from '../plan/import-id';

export interface Door {
  readonly resources: Register['resources'];
  /** Settings of the function. */
  readonly environment: NodeJS.ProcessEnv;
  /** Seconds to wait for what the service does by itself; absent, as long as is configured. */
  readonly patience?: number;
}

/** What became of an event. */
export interface Performed extends OnEventResult {
  /** The service has not finished it yet. */
  readonly unfinished?: true;
}

/** Does what an event asks for; throws a {@link Refusal} with the words of the `Reason`. Writes one line to the log. */
export async function perform(door: Door, event: CloudFormationRequest, context?: LambdaContext): Promise<Performed> {
  const call = new Call(door.environment, context);
  const began = performance.now();
  try {
    const performed = await performWith(call, door, event, context);
    logEvent(event, { outcome: performed.unfinished ? 'unfinished' : 'done', id: performed.PhysicalResourceId, milliseconds: performance.now() - began, warnings: call.warnings, changes: call.changes });
    return performed;
  } catch (error) {
    if (error instanceof NotAnswered) {
      logEvent(event, { outcome: 'refused', id: event.PhysicalResourceId, milliseconds: performance.now() - began, warnings: call.warnings, reason: error.message });
      throw error;
    }
    const refusal = toldOf(call, event, error, definitionOf(door, event)?.attributes);
    logEvent(event, { outcome: 'refused', id: event.PhysicalResourceId, milliseconds: performance.now() - began, warnings: call.warnings, reason: refusal.message, changes: call.changes, ...stackOf(refusal) });
    throw refusal;
  } finally {
    call.close();
  }
}

async function performWith(call: Call, door: Door, event: CloudFormationRequest, context?: LambdaContext): Promise<Performed> {
  refuseOld(event);
  const table = Table.of(door.environment, call.patience);
  if (event.RequestType === 'Delete') {
    await performDelete(call, door, event, table);
    return { PhysicalResourceId: event.PhysicalResourceId! };
  }
  const room = findRoom(door.resources, event.ResourceType);
  const notes = await openNotes(call, room, event, table, context);
  try {
    const answer = notes.earlier?.answer;
    return answer ? repeated(answer) : await noted({ call, room, event, notes, table }, () => performOnce({ call, room, event, notes, table }, door));
  } finally {
    notes.close();
  }
}

async function performOnce(noting: Noting, door: Door): Promise<Performed> {
  const { call, room, event, notes, table } = noting;
  if (table) await noteIfPossible(call, refuseDeleted(call, table, event, notes.earlier?.begun));
  refuseWrongAdoption(room, event);
  refuseWithoutPlace(room, event);
  const config = await readConfiguration(call, room.definition(), event.ResourceProperties);
  const place = await openPlace(call, event, room.definition().wing);
  await settleEarlier(noting);
  const answer = (made: Made) => answerTo(call, room, event, config, made);
  const made = await (event.RequestType === 'Update' ? change : isAdoption(event) ? adopt : make)(call, room, {
    event, place, config, delivered: notes.earlier?.sending !== undefined, steps: stepsOf(noting, answer), table, patience: door.patience,
  });
  const performed = answer(made);
  if (table) await noteIfPossible(call, refuseAbandoned(noting, made));
  if (table) await noteIfPossible(call, forgetDeletion(table, event, performed.PhysicalResourceId));
  return performed;
}

function answerTo(call: Call, room: ResourceRoom, event: CloudFormationRequest, config: Values, { id, state, answer }: Made): Performed {
  if (answer) return answer;
  if (!state) return { PhysicalResourceId: id, unfinished: true };
  const definition = room.definition();
  const { data, leftOut } = dataOf(definition, state, roomForData(event, id));
  if (leftOut.length > 0) call.warnings.push(`The answer has no room for ${leftOut.join(', ')}`);
  return { PhysicalResourceId: id, Data: data, NoEcho: holdsSecret(definition, config, state) };
}

/** What a person is told of what was thrown; said once, and noted and thrown on. */
function toldOf(call: Call, event: CloudFormationRequest, error: unknown, attributes?: Attributes): Refusal {
  if (error instanceof OutOfTime) return error;
  const told = refusalOf(error, event, attributes);
  return call.isOver ? timeIsOver(event, error, told) : told;
}

/** For those who mend it; nobody else can do anything with it. */
function stackOf(refusal: Refusal): { readonly stack?: string } {
  return refusal instanceof Defect ? { stack: refusal.origin } : {};
}

class OutOfTime extends Refusal {}

/** Said instead of what the interruption has led to. */
function timeIsOver({ RequestType, ResourceType }: CloudFormationRequest, error: unknown, { message }: Refusal): OutOfTime {
  const last = error instanceof Error && error.name === 'Interrupted' ? '' : ` What was told last: ${message}`;
  return new OutOfTime(`${RequestType} of ${ResourceType}: the function had no time left, and what it was doing may have taken effect. `
    + `Look whether the service answers; give the function more time, or, for what the service does by itself, the provider framework with isComplete.${last}`);
}

/** What came of a request is noted before it is answered: another delivery of the request gets the same answer. */
async function noted({ call, room, event, notes }: Noting, act: () => Promise<Performed>): Promise<Performed> {
  const performed = await act().catch(async (error: Error) => {
    if (error instanceof NotAnswered) throw error;
    const refusal = toldOf(call, event, error, room.definition().attributes);
    await noteIfPossible(call, notes.note({ answer: { refused: refusal.message, id: refusal instanceof Left ? refusal.id : undefined } }));
    throw refusal;
  });
  await noteIfPossible(call, notes.note({ answer: { performed } }));
  return performed;
}

function repeated(answer: Answered): Performed {
  if ('performed' in answer) return answer.performed;
  throw answer.id === undefined ? new Refusal(answer.refused) : new Left(answer.refused, answer.id);
}

async function performDelete(call: Call, door: Door, event: CloudFormationRequest, table: Table | undefined): Promise<void> {
  const { PhysicalResourceId: id = '' } = event;
  // What exists is deleted also where that cannot be noted.
  if (table) await noteIfPossible(call, markDeleted(table, event, isInventedId(id, event)));
  if (isOfNothing(id, event)) return;
  if (table) await noteIfPossible(call, forgetIssued(table, event));
  const room = findRoom(door.resources, event.ResourceType);
  const definition = room.definition();
  if (!isOurs(room, id)) throw notOurs(event, id);
  if (definition.performs) return;
  await openPlace(call, event, definition.wing);
  if (await isLeft(call, room, event, importIdOf(id))) return;
  await remove(call, room, { event, config: await readEarlierConfiguration(call, definition, event.ResourceProperties) });
}

/** A success would say that it is deleted. */
function notOurs({ ResourceType }: CloudFormationRequest, id: string): Refusal {
  return new Refusal(`${id} is no id that was given to a ${ResourceType}, nor one that CloudFormation makes up for what was never made: nothing was deleted. `
    + 'Look what it names and delete it by hand if nobody needs it; then have CloudFormation retain the resource, which forgets it.');
}

function isOurs(room: ResourceRoom, id: string): boolean {
  const given = readPhysicalId(id);
  try {
    if (given) parseImportId(room.definition(), given.importId);
    return given !== undefined;
  } catch {
    return false;
  }
}

function definitionOf(door: Door, { ResourceType }: CloudFormationRequest) {
  try {
    return findRoom(door.resources, ResourceType).definition();
  } catch {
    return undefined;
  }
}
