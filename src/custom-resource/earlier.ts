import type { Call } from './call';
import type { Attributes } from '../definition/attribute';
import { flatAttributes, gather } from '../definition/flatten';
import type { ResourceDefinition } from '../definition/resource';
import { isUnknown, isValues, Value, Values } from '../definition/value';
import type { RegisteredResource } from '../handlers/registry';
import { parseImportId } from '../plan/import-id';
import { importedState } from '../plan/imported-state';
import { handlerConfig } from '../plan/inputs';
import { CallPrivateState } from '../plan/private-state-access';
import { configuredChoices } from '../plan/plan';
import { plannedMembers } from '../plan/planned-value';
import type { PrivateState } from '../plan/private-state';
import { hashInMemory } from '../plan/secret-hash';
import { concealedTwins, planSecrets, sentHashes } from '../plan/secrets';
import { stateAfterRead } from '../plan/state';

/** An object as Terraform would have kept it. */
export interface Earlier {
  readonly state: Values;
  readonly privateState: PrivateState;
}

/**
 * What became of an object: CloudFormation keeps its id and the properties that it was last given, and nothing else. The service tells
 * what it is like now; what the service never tells is taken from the properties. Undefined, once it is proven that it is gone.
 */
export async function readEarlier(call: Call, resource: RegisteredResource, id: string, properties: Values): Promise<Earlier | undefined> {
  const definition = resource.definition();
  const named = parseImportId(definition, id);
  const known = { ...importedState(definition, named), ...expected(definition, properties), ...named };
  const privateState = await rememberedOf(definition, properties);
  const privateAccess = new CallPrivateState();
  resource.handlers().restorePrivateState?.(privateAccess, handlerConfig(definition, properties));
  const response = await resource.handlers().read(call.resourceContext(privateAccess), gather(definition.attributes, known));
  if (!response) return undefined;
  const state = stateAfterRead(definition.attributes, response, known, concealedTwins(definition, known, privateState));
  return { state: { ...state, ...createOnly(definition.attributes, properties) }, privateState: { ...privateState, entries: privateAccess.stored() } };
}

/** Likewise; undefined also where the service refuses the look because there is nothing. */
export async function readIfThere(call: Call, resource: RegisteredResource, id: string, properties: Values): Promise<Earlier | undefined> {
  return readEarlier(call, resource, id, properties).catch((error: Error) => {
    if (error.name === 'NotFound' || error.name === 'MissingMount') return undefined;
    throw error;
  });
}

/** What a create with these properties was to give, without what only the service knows. */
function expected({ attributes }: ResourceDefinition, properties: Values): Values {
  return withoutUnknown(plannedMembers(attributes, properties, undefined, true)) as Values;
}

/** The hashes of the secrets that were sent, and what was configured of that which the service fills in. */
async function rememberedOf(definition: ResourceDefinition, properties: Values): Promise<PrivateState> {
  const secrets = await planSecrets({ definition, config: properties, prior: undefined, privateState: {} });
  return { sent: await sentHashes(secrets, definition, properties, {}, hashInMemory), configured: configuredChoices(definition, properties) };
}

/** Nothing can change it any more, so that only another property is a change. */
function createOnly(attributes: Attributes, properties: Values): Values {
  const flat = flatAttributes(attributes);
  return Object.fromEntries(Object.keys(flat).filter((name) => flat[name].createOnly && properties[name] !== undefined).map((name) => [name, properties[name]]));
}

function withoutUnknown(value: Value): Value {
  if (isUnknown(value)) return undefined;
  if (Array.isArray(value)) return value.map(withoutUnknown);
  if (!isValues(value)) return value;
  return Object.fromEntries(Object.keys(value).map((name) => [name, withoutUnknown(value[name])]).filter(([, member]) => member !== undefined)) as Values;
}
