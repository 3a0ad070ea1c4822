import { dataOf } from './response';
import { Call } from './call';
import { coerce } from './coerce';
import { Difference, differencesOf } from './differences';
import { readEarlier } from './earlier';
import type { LambdaContext, OnEventResult, Properties } from './event';
import { findResource } from './names';
import { importIdOf } from './physical-id';
import { connectionOf, namespaceOf } from './location';
import { refusalOf } from './reason';
import type { Attributes, PlainAttribute } from '../definition/attribute';
import { flatAttributes } from '../definition/flatten';
import type { ResourceDefinition, Service } from '../definition/resource';
import { isValues, Value, Values } from '../definition/value';
import * as registry from '../handlers';
import type { RegisteredResource } from '../handlers/registry';
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
 * Reads objects as an update would, and compares them with their properties. Secrets are not compared: the service does not tell them, and
 * what stands in Secrets Manager is not fetched for it. Changes nothing.
 */
export class DriftFinder {
  private readonly call: Call;
  private readonly opened = new Map<Service, { readonly namespace: string | undefined; readonly done: Promise<unknown> }>();

  constructor(environment: NodeJS.ProcessEnv, context?: LambdaContext) {
    this.call = new Call(environment, context, { atOnce: true });
  }

  public async find({ resourceType, properties, id }: Expected): Promise<Found> {
    const event = { RequestType: 'Update' as const, RequestId: '', StackId: '', ResourceType: resourceType, LogicalResourceId: '', ResourceProperties: properties };
    let resource: RegisteredResource | undefined;
    try {
      resource = findResource(registry.resources, resourceType);
      const definition = resource.definition();
      const config = withoutSecrets(definition.attributes, coerce(definition.attributes, properties).config);
      const found = id ?? importIdsOf(definition, plannedMembers(definition.attributes, config, undefined, true))[0];
      if (found === undefined) return { status: 'unknown', reason: 'Its properties do not name the object: the service chose its id when it was made. Give the ids of the stack.' };
      // The address is that of whoever asks, who may reach the service under another one.
      await this.open(definition.service, namespaceOf(found, connectionOf(properties)));
      const earlier = await readEarlier(this.call, resource, importIdOf(found), config).catch((error: Error) => { if (error.name !== 'NotFound' || !leavesNothing(definition)) throw error; return 'over' as const; });
      if (earlier === 'over') return { status: 'same', id: found, differences: [], data: {} };
      if (!earlier) return { status: 'gone', id: found };
      const differences = await compare(resource, config, earlier.state);
      const { data } = dataOf(definition, earlier.state, Infinity);
      return { status: differences.length > 0 ? 'drifted' : 'same', id: found, differences, data };
    } catch (error) {
      const reason = this.call.isOver ? 'The function had no time left to look at it.' : refusalOf(error, event, resource?.definition().attributes).message;
      return { status: 'unknown', id, reason };
    }
  }

  public close(): void {
    this.call.close();
  }

  /** One connection for all objects of a service that follow each other in one namespace, and one look for its token. */
  private open(service: Service, namespace: string | undefined): Promise<unknown> {
    const known = this.opened.get(service);
    if (known && known.namespace === namespace) return known.done;
    const done = this.call.connections.open(service, service === 'secrets' ? namespace : undefined);
    this.opened.set(service, { namespace, done });
    return done;
  }
}

/** Of what is over once it was done, such as an attempt to replace a key, the service keeps nothing that could differ. */
function leavesNothing({ attributes }: ResourceDefinition): boolean {
  return Object.values(flatAttributes(attributes)).every((attribute) => attribute.use === 'computed' || attribute.local || attribute.unreadable !== undefined);
}

async function compare(resource: RegisteredResource, config: Values, state: Values): Promise<Difference[]> {
  const definition = resource.definition();
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
