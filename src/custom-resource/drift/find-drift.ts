import type { Attributes, PlainAttribute } from '../../definition/attribute';
import { flatAttributes } from '../../definition/flatten';
import type { ResourceDefinition, Service } from '../../definition/resource';
import { isValues, Value, Values } from '../../definition/value';
import type { RegisteredResource, Registry } from '../../handlers/registry';
import { importIdsOf } from '../../plan/import-id';
import { plan } from '../../plan/plan';
import { plannedMembers } from '../../plan/planned-value';
import { Call } from '../events/call';
import type { LambdaContext, OnEventResult, Properties } from '../events/event';
import { readPriorState } from '../objects/prior-state';
import { connectionOf, namespaceOf } from '../ownership/location';
import { importIdOf } from '../ownership/physical-id';
import { coerce } from '../properties/coerce';
import { findResource } from '../properties/names';
import { refusalOf } from '../response/reason';
import { dataOf } from '../response/response';
import { Difference, differencesOf } from './differences';

/** A custom resource of a template, with references resolved. */
export interface Expected {
  readonly resourceType: string;
  readonly properties: Properties;
  /** The physical id. If absent, the properties must identify the object. */
  readonly id?: string;
}

/** The result for one resource. `id` is the given id, or the id derived from the properties. */
export type Found =
  | {
      readonly status: 'same' | 'drifted';
      readonly id: string;
      readonly differences: readonly Difference[];
      readonly data: NonNullable<OnEventResult['Data']>;
    }
  | { readonly status: 'gone'; readonly id: string }
  /** The object cannot be read. `reason` says why and what to do. */
  | { readonly status: 'unknown'; readonly id?: string; readonly reason: string };

/**
 * Reads objects as an update does, and compares them with their properties. Secrets are not compared: the service does not return them, and they are
 * not fetched from Secrets Manager. Changes nothing.
 */
export class DriftFinder {
  private readonly call: Call;
  private readonly opened = new Map<
    Service,
    { readonly namespace: string | undefined; readonly done: Promise<unknown> }
  >();

  constructor(
    private readonly resources: Registry['resources'],
    environment: NodeJS.ProcessEnv,
    context?: LambdaContext,
  ) {
    this.call = new Call(environment, context, { atOnce: true });
  }

  public async find({ resourceType, properties, id }: Expected): Promise<Found> {
    const event = {
      RequestType: 'Update' as const,
      RequestId: '',
      StackId: '',
      ResourceType: resourceType,
      LogicalResourceId: '',
      ResourceProperties: properties,
    };
    let resource: RegisteredResource | undefined;
    try {
      resource = findResource(this.resources, resourceType);
      const definition = resource.definition();
      const config = withoutSecrets(definition.attributes, coerce(definition.attributes, properties).config);
      const found = id ?? importIdsOf(definition, plannedMembers(definition.attributes, config, undefined, true))[0];
      if (found === undefined) {
        return {
          status: 'unknown',
          reason:
            'The properties do not identify the object, since the service generated its id. Specify the physical ids of the stack.',
        };
      }
      // Ignores the address in the properties: the caller may reach the service at another one.
      await this.open(definition.service, namespaceOf(found, connectionOf(properties)));
      const earlier = await readPriorState(this.call, resource, importIdOf(found), config).catch((error: Error) => {
        if (error.name !== 'NotFound' || !cannotDrift(definition)) throw error;
        return 'ended' as const;
      });
      if (earlier === 'ended') return { status: 'same', id: found, differences: [], data: {} };
      if (!earlier) return { status: 'gone', id: found };
      const differences = await compare(resource, config, earlier.state);
      const { data } = dataOf(definition, earlier.state, Infinity);
      return { status: differences.length > 0 ? 'drifted' : 'same', id: found, differences, data };
    } catch (error) {
      const reason = this.call.isOver
        ? 'The function ran out of time before it could read the object.'
        : refusalOf(error, event, resource?.definition().attributes).message;
      return { status: 'unknown', id, reason };
    }
  }

  public close(): void {
    this.call.close();
  }

  /** Reuses the connection, and the token, as long as consecutive objects of a service have the same namespace. */
  private open(service: Service, namespace: string | undefined): Promise<unknown> {
    const known = this.opened.get(service);
    if (known && known.namespace === namespace) return known.done;
    const done = this.call.connections.open(service, service === 'secrets' ? namespace : undefined);
    this.opened.set(service, { namespace, done });
    return done;
  }
}

/** Whether the service keeps no configured values of an object. An example is an attempt to replace a key, which ends once it has succeeded. */
function cannotDrift({ attributes }: ResourceDefinition): boolean {
  return Object.values(flatAttributes(attributes)).every(
    (attribute) => attribute.use === 'computed' || attribute.local || attribute.unreadable !== undefined,
  );
}

async function compare(resource: RegisteredResource, config: Values, state: Values): Promise<Difference[]> {
  const definition = resource.definition();
  const flat = flatAttributes(definition.attributes);
  const wanted = withSecretsOf(definition.attributes, config, state);
  const planned = await plan({ definition, updates: true, config: wanted, prior: state, privateState: {} });
  const readable = [...planned.changes.sent].filter((name) => !flat[name]?.sensitive);
  return differencesOf(definition.attributes, readable, { expected: planned.state, found: state });
}

function withoutSecrets(attributes: Attributes, config: Values): Values {
  const readable = Object.entries(flatAttributes(attributes)).filter(
    ([name, { sensitive }]) => name in config && !sensitive,
  );
  return Object.fromEntries(
    readable.map(([name, attribute]) => {
      const value = config[name];
      return [
        name,
        attribute.type === 'object' && isValues(value) ? withoutSecrets(attribute.attributes, value) : value,
      ];
    }),
  );
}

/** Replaces secrets in the configuration with the values that the service returns for them, so that secrets never differ. */
function withSecretsOf(attributes: Attributes, config: Values, state: Values): Values {
  const valueOf = (attribute: PlainAttribute, value: Value, found: Value): Value => {
    if (attribute.sensitive && attribute.use !== 'computed' && !attribute.writeOnly) return found;
    return attribute.type === 'object' && isValues(value) && isValues(found)
      ? withSecretsOf(attribute.attributes, value, found)
      : value;
  };
  return Object.fromEntries<Value>(
    Object.entries(flatAttributes(attributes)).map(([name, attribute]) => [
      name,
      valueOf(attribute, config[name], state[name]),
    ]),
  );
}
