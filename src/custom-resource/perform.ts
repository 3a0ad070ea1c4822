import { adopt, isAdoption, isLeft, refuseWrongAdoption } from './adopt';
import { dataOf, holdsSecret, roomForData } from './answer';
import { Call } from './call';
import { change, remove } from './change';
import { readConfiguration, readEarlierConfiguration } from './configuration';
import { CloudFormationRequest, CREATE_FAILED, LambdaContext, MISSING_ID, OnEventResult } from './event';
import { logEvent } from './log';
import { make, Made, refuseWithoutPlace } from './make';
import { findRoom } from './names';
import { forget, note, noteOf, wasDelivered } from './notes';
import { Refusal, refusalOf } from './reason';
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
    const performed = await performWith(call, door, event);
    logEvent(event, { outcome: performed.unfinished ? 'unfinished' : 'done', id: performed.PhysicalResourceId, milliseconds: performance.now() - began, warnings: call.warnings, changes: call.changes });
    return performed;
  } catch (error) {
    const refusal = call.isOver ? timeIsOver(event) : refusalOf(error, event, definitionOf(door, event)?.attributes);
    logEvent(event, { outcome: 'refused', id: event.PhysicalResourceId, milliseconds: performance.now() - began, warnings: call.warnings, reason: refusal.message, changes: call.changes });
    throw refusal;
  } finally {
    call.close();
  }
}

async function performWith(call: Call, door: Door, event: CloudFormationRequest): Promise<Performed> {
  if (event.RequestType === 'Delete') {
    await performDelete(call, door, event);
    return { PhysicalResourceId: event.PhysicalResourceId! };
  }
  const room = findRoom(door.resources, event.ResourceType);
  const earlier = noteOf(event.RequestId);
  if (earlier?.answer) return earlier.answer;
  refuseWrongAdoption(room, event);
  refuseWithoutPlace(room, event);
  refuseToRepeat(room, event, earlier !== undefined);
  const config = await readConfiguration(call, room.definition(), event.ResourceProperties);
  await call.connections.open(room.definition().wing);
  const delivered = wasDelivered(event);
  return noted(event, async () => {
    const made = await (event.RequestType === 'Update' ? change : isAdoption(event) ? adopt : make)(call, room, { event, config, delivered, patience: door.patience });
    return answerTo(call, room, event, config, made);
  });
}

function answerTo(call: Call, room: ResourceRoom, event: CloudFormationRequest, config: Values, { id, state }: Made): Performed {
  if (!state) return { PhysicalResourceId: id, unfinished: true };
  const definition = room.definition();
  const { data, leftOut } = dataOf(definition, state, roomForData(event, id));
  if (leftOut.length > 0) call.warnings.push(`The answer has no room for ${leftOut.join(', ')}`);
  return { PhysicalResourceId: id, Data: data, NoEcho: holdsSecret(definition, config, state) };
}

/** Said instead of what the interruption has led to. */
function timeIsOver({ RequestType, ResourceType }: CloudFormationRequest): Refusal {
  return new Refusal(`${RequestType} of ${ResourceType}: the function had no time left, and what it was doing may have taken effect. `
    + 'Look whether the service answers; give the function more time, or, for what the service does by itself, the provider framework with isComplete.');
}

/** What was begun is noted before, and its answer after: another delivery of the request gets the same one. */
async function noted(event: CloudFormationRequest, act: () => Promise<Performed>): Promise<Performed> {
  note(event.RequestId, {});
  try {
    const performed = await act();
    if (!performed.unfinished) note(event.RequestId, { answer: performed });
    return performed;
  } catch (error) {
    forget(event.RequestId);
    throw error;
  }
}

/** What is done, and cannot be looked at, is not done again because nobody heard of it. */
function refuseToRepeat(room: ResourceRoom, { ResourceType }: CloudFormationRequest, wasBegun: boolean): void {
  if (!room.definition().performs || !wasBegun) return;
  throw new Refusal(`It is not known whether ${ResourceType} was done: an earlier delivery of this request began it and never answered. It is not done again by itself: look whether it was, and change Triggers to do it once more.`);
}

async function performDelete(call: Call, door: Door, event: CloudFormationRequest): Promise<void> {
  const { PhysicalResourceId: id = '', LogicalResourceId } = event;
  if (id === CREATE_FAILED || id === MISSING_ID || isInvented(id, LogicalResourceId)) return;
  const room = findRoom(door.resources, event.ResourceType);
  const definition = room.definition();
  if (definition.performs || !isImportId(room, id)) return;
  await call.connections.open(definition.wing);
  if (await isLeft(call, room, event, id)) return;
  await remove(call, room, { event, config: await readEarlierConfiguration(call, definition, event.ResourceProperties) });
}

/** What CloudFormation calls that which never told its id: the stack, the logical id and some letters. */
function isInvented(id: string, logicalId: string): boolean {
  return new RegExp(`(?:^|[-_])${logicalId.replace(/[^A-Za-z0-9]/g, '\\$&')}[-_][A-Z0-9]{8,}$`).test(id);
}

function isImportId(room: ResourceRoom, id: string): boolean {
  try {
    parseImportId(room.definition(), id);
    return true;
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
