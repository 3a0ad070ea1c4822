import type { Attributes } from '../../definition/attribute';
import { flatAttributes, flatten, gather } from '../../definition/flatten';
import type { ResourceDefinition } from '../../definition/resource';
import { isUnknown, isValues, Value, Values } from '../../definition/value';
import { readObject } from '../../handlers/gone-parent';
import type { RegisteredResource } from '../../handlers/registry';
import { parseImportId } from '../../plan/import-id';
import { importedState } from '../../plan/imported-state';
import { handlerConfig } from '../../plan/inputs';
import { configuredChoices } from '../../plan/plan';
import { plannedMembers } from '../../plan/planned-value';
import type { PrivateState } from '../../plan/private-state';
import { CallPrivateState } from '../../plan/private-state-access';
import { hashInMemory } from '../../plan/secret-hash';
import { concealedTwins } from '../../plan/secrets/concealed-twins';
import { noteDrift } from '../../plan/secrets/drifted-secrets';
import { planSecrets } from '../../plan/secrets/plan-secrets';
import { sentHashes } from '../../plan/secrets/sent-hashes';
import { stateAfterRead } from '../../plan/state';
import type { Call } from '../events/call';

/** An object's state, as Terraform would keep it. */
export interface PriorState {
  readonly state: Values;
  readonly privateState: PrivateState;
}

/**
 * Reads an object's state. CloudFormation keeps only its id and its last properties. The state consists of the values the service returns, plus the
 * properties for values it never returns. Returns undefined if the object certainly does not exist.
 */
export async function readPriorState(
  call: Call,
  resource: RegisteredResource,
  id: string,
  properties: Values,
): Promise<PriorState | undefined> {
  const definition = resource.definition();
  const named = parseImportId(definition, id);
  const known = { ...importedState(definition, named), ...expected(definition, properties), ...named };
  const privateState = await privateStateOf(definition, properties);
  const privateAccess = new CallPrivateState();
  resource.handlers().restorePrivateState?.(privateAccess, handlerConfig(definition, properties));
  // The physical id determines where the object is. Another address was refused earlier.
  const response = await readObject(resource.handlers(), call.resourceContext(privateAccess), {
    known: gather(definition.attributes, known),
    wasRead: true,
    isPlaceKnown: true,
  });
  if (!response) return undefined;
  const state = stateAfterRead(definition.attributes, response, known, concealedTwins(definition, known, privateState));
  return {
    state: { ...state, ...createOnly(definition.attributes, properties) },
    privateState: {
      ...(await noteDrift(definition, flatten(definition.attributes, response), privateState)),
      entries: privateAccess.stored(),
    },
  };
}

/** Like {@link readPriorState}, but also returns undefined if the service refuses the request because the object does not exist. */
export async function readIfExists(
  call: Call,
  resource: RegisteredResource,
  id: string,
  properties: Values,
): Promise<PriorState | undefined> {
  return readPriorState(call, resource, id, properties).catch((error: Error) => {
    if (['NotFound', 'MissingMount', 'MissingNamespace'].includes(error.name)) return undefined;
    throw error;
  });
}

/** The state that a create with these properties would plan, without unknown values. */
function expected({ attributes }: ResourceDefinition, properties: Values): Values {
  return withoutUnknown(plannedMembers(attributes, properties, undefined, true)) as Values;
}

/** The private state: hashes of the secrets that were sent, and which optional computed attributes were configured. */
async function privateStateOf(definition: ResourceDefinition, properties: Values): Promise<PrivateState> {
  const secrets = await planSecrets({ definition, config: properties, prior: undefined, privateState: {} });
  return {
    sent: await sentHashes(secrets, definition, properties, {}, hashInMemory),
    configured: configuredChoices(definition, properties),
  };
}

/** Values that apply only to a create. They are taken from the properties, so that only changed properties count as changes. */
function createOnly(attributes: Attributes, properties: Values): Values {
  const names = Object.entries(flatAttributes(attributes)).flatMap(([name, attribute]) =>
    attribute.createOnly && properties[name] !== undefined ? [name] : [],
  );
  return Object.fromEntries(names.map((name) => [name, properties[name]]));
}

function withoutUnknown(value: Value): Value {
  if (isUnknown(value)) return undefined;
  if (Array.isArray(value)) return value.map(withoutUnknown);
  if (!isValues(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .map((name) => [name, withoutUnknown(value[name])])
      .filter(([, member]) => member !== undefined),
  ) as Values;
}
