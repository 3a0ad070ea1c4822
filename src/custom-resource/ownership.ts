import type { Call } from './call';
import { Earlier, readEarlier } from './earlier';
import type { Made, MakeOptions } from './make';
import { importIdOf } from './physical-id';
import { idAt } from './place';
import { Refusal } from './reason';
import { askStackStatus, ROLLBACK, StackStatus } from './stack-status';
import type { Attributes } from '../definition/attribute';
import { flatAttributes } from '../definition/flatten';
import { isValues, Value, Values } from '../definition/value';
import type { ResourceRoom } from '../handlers/register';
import { apply } from '../plan/apply';
import { importIdsOf } from '../plan/import-id';
import { plan } from '../plan/plan';
import { hashInMemory } from '../plan/secret-hash';

/**
 * Whether what exists already is ours: see docs/decisions/0031. Equal content proves nothing: somebody else may have made just the same. A
 * create must have been delivered before; an update must be the rollback of one that replaced it. Undefined, where the error stands.
 */
export async function takeOurs(call: Call, room: ResourceRoom, options: MakeOptions, error: Error): Promise<Made | undefined> {
  if (error.name !== 'AlreadyExists') return undefined;
  const { event, place, delivered } = options;
  const { importId } = error as Error & { readonly importId: string };
  const found = async () => {
    const same = await readSame(call, room, importId, options);
    return same && !isItself(room, options, same.state) ? same : undefined;
  };
  if (event.RequestType === 'Create') {
    const made = delivered ? await found() : undefined;
    return made && { id: idAt(place, importIdsOf(room.definition(), made.state)[0]), state: made.state };
  }
  if (!place.isAnother && importId === importIdOf(event.PhysicalResourceId!)) return undefined;
  const told = await askStackStatus(event.StackId, call.signal);
  const replaced = told.status === ROLLBACK ? await found() : undefined;
  if (!replaced) throw refusal(error, importId, told);
  const state = await sendSecretsAgain(call, room, options, replaced);
  return { id: idAt(place, importIdsOf(room.definition(), state)[0]), state };
}

/** The new object would be the old one. */
function isItself(room: ResourceRoom, { event, place }: MakeOptions, state: Values): boolean {
  return !place.isAnother && event.PhysicalResourceId !== undefined && importIdsOf(room.definition(), state).includes(importIdOf(event.PhysicalResourceId));
}

/** What exists, where it is exactly what was asked for, as far as the service tells. */
async function readSame(call: Call, room: ResourceRoom, importId: string, { config }: MakeOptions): Promise<Earlier | undefined> {
  const earlier = await readEarlier(call, room, importId, config).catch(() => undefined);
  if (!earlier) return undefined;
  const { state: prior, privateState } = earlier;
  const { changes, requiresReplace } = await plan({ definition: room.definition(), updates: true, config, prior, privateState });
  return changes.sent.size === 0 && requiresReplace.length === 0 ? earlier : undefined;
}

function refusal({ message }: Error, importId: string, { status, words }: StackStatus): Refusal {
  const why = status === ROLLBACK ? 'The stack is rolling back an update, but what is there is not what the properties say.' : words;
  return new Refusal(`${message}. An update takes over nothing that exists, even if it is equal: CloudFormation would delete it one day, whoever needs it. `
    + `Give the resource another name, or delete ${importId} if nobody needs it, and deploy again. Only what this very update has replaced is taken back, when it is rolled back. ${why}`);
}

/**
 * What the service never tells cannot be compared: it is sent again, so that what is taken back has the secrets of its properties. The
 * object is ours and whole without it: where the service refuses, the log says so, and the rollback goes on.
 */
async function sendSecretsAgain(call: Call, room: ResourceRoom, { config }: MakeOptions, { state, privateState: { memory } }: Earlier): Promise<Values> {
  const definition = room.definition();
  const handlers = room.handlers();
  if (!handlers.update) return state;
  const prior = withoutUntold(definition.attributes, state);
  const ask = handlers.plan && ((proposal: Parameters<NonNullable<typeof handlers.plan>>[1]) => handlers.plan!(call.planContext(memory), proposal));
  try {
    const planned = await plan({ definition, updates: true, config, prior, privateState: { imported: true, memory } }, ask);
    if (planned.changes.sent.size === 0 || planned.requiresReplace.length > 0) return state;
    const applied = await apply(room, (remembered) => call.resourceContext(remembered), {
      config, prior, planned: planned.state, privateState: { imported: true, memory, decided: planned.decided }, hash: hashInMemory,
    });
    return applied.state;
  } catch (error) {
    call.warnings.push(`The secrets of what the rollback has taken back could not be sent again: ${(error as Error).message}`);
    return state;
  }
}

/** An object as an import finds it: without its secrets, and without what says which of them were sent. */
function withoutUntold(attributes: Attributes, state: Values): Values {
  const flat = flatAttributes(attributes);
  const versions = new Set(Object.values(flat).flatMap(({ writeOnly }) => (writeOnly ? [writeOnly.version] : [])));
  return Object.fromEntries<Value>(Object.keys(state).map((name) => {
    const attribute = flat[name];
    const value = state[name];
    if (versions.has(name) || (attribute.sensitive && attribute.use !== 'computed' && attribute.unreadable)) return [name, undefined];
    return [name, attribute.type === 'object' && isValues(value) ? withoutUntold(attribute.attributes, value) : value];
  }));
}
