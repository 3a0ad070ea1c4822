import { dataOf } from './answer';
import { Call } from './call';
import { coerce } from './coerce';
import { Difference, differencesOf } from './differences';
import { readEarlier } from './earlier';
import type { OnEventResult, Properties } from './event';
import { findRoom } from './names';
import { importIdOf } from './physical-id';
import { connectionOf, namespaceOf } from './place';
import { refusalOf } from './reason';
import type { Attributes, PlainAttribute } from '../definition/attribute';
import { flatAttributes } from '../definition/flatten';
import { isValues, Value, Values } from '../definition/value';
import * as register from '../handlers';
import type { ResourceRoom } from '../handlers/register';
import { importIdsOf } from '../plan/import-id';
import { plan } from '../plan/plan';
import { plannedMembers } from '../plan/planned-value';

/** A custom resource as a template has it, references to others in it resolved. */
export interface Expected {
  readonly resourceType: string;
  readonly properties: Properties;
  /** Its PhysicalResourceId; absent, where only the properties can tell which object is meant. */
  readonly id?: string;
}

/** `id`: as it was given, or as the properties name it. */
export type Found =
  | { readonly status: 'same' | 'drifted'; readonly id: string; readonly differences: readonly Difference[]; readonly data: NonNullable<OnEventResult['Data']> }
  | { readonly status: 'gone'; readonly id: string }
  /** It cannot be looked at: why, and what to do. */
  | { readonly status: 'unknown'; readonly id?: string; readonly reason: string };

/**
 * Reads an object as an update would, and compares it with its properties. Secrets are not compared: the service does not tell them, and
 * what stands in Secrets Manager is not fetched for it. Changes nothing.
 */
export async function findDrift(environment: NodeJS.ProcessEnv, { resourceType, properties, id }: Expected): Promise<Found> {
  const call = new Call(environment, {}, { atOnce: true });
  const event = { RequestType: 'Update' as const, RequestId: '', StackId: '', ResourceType: resourceType, LogicalResourceId: '', ResourceProperties: properties };
  let room: ResourceRoom | undefined;
  try {
    room = findRoom(register.resources, resourceType);
    const definition = room.definition();
    const config = withoutSecrets(definition.attributes, coerce(definition.attributes, properties).config);
    const found = id ?? importIdsOf(definition, plannedMembers(definition.attributes, config, undefined, true))[0];
    if (found === undefined) return { status: 'unknown', reason: 'Its properties do not name the object: the service chose its id when it was made. Give the ids of the stack.' };
    // The address is that of whoever asks, who may reach the service under another one.
    await call.connections.open(definition.wing, namespaceOf(found, connectionOf(properties)));
    const earlier = await readEarlier(call, room, importIdOf(found), config);
    if (!earlier) return { status: 'gone', id: found };
    const differences = await compare(room, config, earlier.state);
    const { data } = dataOf(definition, earlier.state, Infinity);
    return { status: differences.length > 0 ? 'drifted' : 'same', id: found, differences, data };
  } catch (error) {
    return { status: 'unknown', id, reason: refusalOf(error, event, room?.definition().attributes).message };
  } finally {
    call.close();
  }
}

async function compare(room: ResourceRoom, config: Values, state: Values): Promise<Difference[]> {
  const definition = room.definition();
  const flat = flatAttributes(definition.attributes);
  const wanted = withSecretsOf(definition.attributes, config, state);
  const planned = await plan({ definition, updates: true, config: wanted, prior: state, privateState: {} });
  const readable = [...planned.changes.sent].filter((name) => !flat[name].sensitive);
  return differencesOf(definition.attributes, readable, { expected: planned.state, found: state });
}

function withoutSecrets(attributes: Attributes, config: Values): Values {
  const flat = flatAttributes(attributes);
  return Object.fromEntries(Object.keys(config).filter((name) => !flat[name].sensitive).map((name) => {
    const attribute = flat[name];
    const value = config[name];
    return [name, attribute.type === 'object' && isValues(value) ? withoutSecrets(attribute.attributes, value) : value];
  }));
}

/** A secret counts as what the service shows in its place. */
function withSecretsOf(attributes: Attributes, config: Values, state: Values): Values {
  const flat = flatAttributes(attributes);
  const shownIn = (attribute: PlainAttribute, value: Value, found: Value): Value => {
    if (attribute.sensitive && attribute.use !== 'computed' && !attribute.writeOnly) return found;
    return attribute.type === 'object' && isValues(value) && isValues(found) ? withSecretsOf(attribute.attributes, value, found) : value;
  };
  return Object.fromEntries<Value>(Object.keys(flat).map((name) => [name, shownIn(flat[name], config[name], state[name])]));
}
