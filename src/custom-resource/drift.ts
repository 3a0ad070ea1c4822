import { dataOf } from './answer';
import { Call } from './call';
import { coerce } from './coerce';
import { readEarlier } from './earlier';
import type { LambdaContext, OnEventResult, Properties } from './event';
import { findRoom, pascalCase } from './names';
import { refusalOf } from './reason';
import type { Attributes, PlainAttribute } from '../definition/attribute';
import { flatAttributes } from '../definition/flatten';
import type { ResourceDefinition, Wing } from '../definition/resource';
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

export interface Difference {
  /** The property, in PascalCase; of what nobody configured, too, where it has a default or goes back to nothing. */
  readonly property: string;
  /** What the template says; absent, where it says nothing. */
  readonly expected?: unknown;
  /** What the service has; absent, where it has nothing. */
  readonly found?: unknown;
}

/** `id`: as it was given, or as the properties name it. */
export type Found =
  | { readonly status: 'same' | 'drifted'; readonly id: string; readonly differences: readonly Difference[]; readonly data: NonNullable<OnEventResult['Data']> }
  | { readonly status: 'gone'; readonly id: string }
  /** It cannot be looked at: why, and what to do. */
  | { readonly status: 'unknown'; readonly id?: string; readonly reason: string };

/**
 * Reads objects as an update would, and compares them with their properties. Secrets are not compared: the service does not tell them, and
 * what stands in Secrets Manager is not fetched for it. Changes nothing.
 */
export class DriftFinder {
  private readonly call: Call;
  private readonly opened = new Map<Wing, Promise<void>>();

  constructor(environment: NodeJS.ProcessEnv, context?: LambdaContext) {
    this.call = new Call(environment, context);
  }

  public async find({ resourceType, properties, id }: Expected): Promise<Found> {
    const event = { RequestType: 'Update' as const, RequestId: '', StackId: '', ResourceType: resourceType, LogicalResourceId: '', ResourceProperties: properties };
    let room: ResourceRoom | undefined;
    try {
      room = findRoom(register.resources, resourceType);
      const definition = room.definition();
      const config = withoutSecrets(definition.attributes, coerce(definition.attributes, properties).config);
      const found = id ?? importIdsOf(definition, plannedMembers(definition.attributes, config, undefined, true))[0];
      if (found === undefined) return { status: 'unknown', reason: 'Its properties do not name the object: the service chose its id when it was made. Give the ids of the stack.' };
      await this.open(definition.wing);
      const earlier = await readEarlier(this.call, room, found, config).catch((error: Error) => { if (error.name !== 'NotFound' || !leavesNothing(definition)) throw error; return 'over' as const; });
      if (earlier === 'over') return { status: 'same', id: found, differences: [], data: {} };
      if (!earlier) return { status: 'gone', id: found };
      const differences = await compare(room, config, earlier.state);
      const { data } = dataOf(definition, earlier.state, Infinity);
      return { status: differences.length > 0 ? 'drifted' : 'same', id: found, differences, data };
    } catch (error) {
      const reason = this.call.isOver ? 'The function had no time left to look at it.' : refusalOf(error, event, room?.definition().attributes).message;
      return { status: 'unknown', id, reason };
    }
  }

  public close(): void {
    this.call.close();
  }

  /** One connection for all objects of a service, and one look for its token. */
  private open(wing: Wing): Promise<void> {
    if (!this.opened.has(wing)) this.opened.set(wing, this.call.connections.open(wing));
    return this.opened.get(wing)!;
  }
}

/** Of what is over once it was done, such as an attempt to replace a key, the service keeps nothing that could differ. */
function leavesNothing({ attributes }: ResourceDefinition): boolean {
  return Object.values(flatAttributes(attributes)).every((attribute) => attribute.use === 'computed' || attribute.local || attribute.unreadable !== undefined);
}

async function compare(room: ResourceRoom, config: Values, state: Values): Promise<Difference[]> {
  const definition = room.definition();
  const flat = flatAttributes(definition.attributes);
  const wanted = withSecretsOf(definition.attributes, config, state);
  const planned = await plan({ definition, updates: true, config: wanted, prior: state, privateState: {} });
  return [...planned.changes.sent].filter((name) => !flat[name].sensitive).sort().map((name) => ({
    property: pascalCase(name), ...shown('expected', flat[name], planned.state[name]), ...shown('found', flat[name], state[name]),
  }));
}

function shown(as: 'expected' | 'found', attribute: PlainAttribute, value: Value): Partial<Difference> {
  return value === undefined || typeof value === 'symbol' ? {} : { [as]: plain(attribute, value) };
}

/** Members that are secret are left out; the others get CloudFormation's names. */
function plain(attribute: PlainAttribute, value: Value): unknown {
  if (attribute.type === 'object' && isValues(value)) return members(attribute.attributes, value);
  if (attribute.type === 'objects' && Array.isArray(value)) return (value as readonly Values[]).map((element) => members(attribute.attributes, element));
  return typeof value === 'bigint' ? String(value) : value;
}

function members(attributes: Attributes, values: Values): object {
  const flat = flatAttributes(attributes);
  const names = Object.keys(values).filter((name) => values[name] !== undefined && typeof values[name] !== 'symbol' && !flat[name].sensitive);
  return Object.fromEntries(names.map((name) => [pascalCase(name), plain(flat[name], values[name])]));
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
