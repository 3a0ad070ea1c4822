import { flatAttributes, gather } from '../../definition/flatten';
import type { ResourceDefinition } from '../../definition/resource';
import type { Values } from '../../definition/value';
import type { RegisteredResource } from '../../handlers/registry';
import { importIdsOf, parseImportId } from '../../plan/import-id';
import { importedState } from '../../plan/imported-state';
import type { Plan } from '../../plan/plan';
import { CallPrivateState } from '../../plan/private-state-access';
import type { Call } from '../events/call';
import type { CloudFormationRequest } from '../events/event';
import { refuseOtherAdoption } from '../ownership/adopt';
import { leftAsItWas } from '../ownership/existing-object';
import { importIdOf } from '../ownership/physical-id';
import { readPreviousConfiguration } from '../properties/configuration';
import { pascalCase, pathInWords } from '../properties/names';
import { keepUnchanged } from '../properties/unchanged';
import { refuseProblems, Refusal } from '../response/reason';
import { create } from './create';
import { restoreCertificate } from './issued-certificate';
import type { Outcome, CreateOptions } from './outcome';
import { applyChange, Change, planChange } from './planned-change';
import { PriorState, readPriorState, readIfExists } from './prior-state';
import { hasOtherKeySecret } from './private-key';

/**
 * Changes an object in place or creates its replacement; CloudFormation then deletes the old object once the whole update has succeeded. If the
 * object no longer exists, it is created again. A changed namespace means creating another object.
 */
export async function update(call: Call, resource: RegisteredResource, options: CreateOptions): Promise<Outcome> {
  const { event, location } = options;
  const back = await restoreCertificate(call, resource, options);
  if (back) return back;
  // The function may not read the key it stored, so another secret needs another key.
  if (location.isAnother || hasOtherKeySecret(resource, event)) return create(call, resource, options);
  const id = event.PhysicalResourceId!;
  const planning = await planOfChange(call, resource, event, options.config);
  if (!planning) return (await leftAsItWas(call, resource, options)) ?? create(call, resource, options);
  const { earlier, planned } = planning;
  if (planned.requiresReplace.length > 0) return replace(call, resource, options, earlier, planned);
  const { state } = await applyChange(call, resource, planning, planned);
  return { id, state };
}

/** Plans an update of the event's object. Undefined if it does not exist. */
export async function planOfChange(
  call: Call,
  resource: RegisteredResource,
  event: CloudFormationRequest,
  after: Values,
): Promise<(Change & { readonly earlier: PriorState; readonly planned: Plan }) | undefined> {
  const definition = resource.definition();
  const importId = importIdOf(event.PhysicalResourceId!);
  const before = await readPreviousConfiguration(call, definition, event.OldResourceProperties);
  const earlier = await readPriorState(call, resource, importId, before).catch((error: Error) => {
    if (error.name === 'NotFound') return undefined;
    throw error;
  });
  if (!earlier) return undefined;
  // Secrets that others have changed stay, like everything a template does not change.
  const { drifted: _, ...privateState } = earlier.privateState;
  const prior = keepAssets(definition, event, earlier.state, after);
  await refuseOtherAdoption(call, definition, event, [importId, ...importIdsOf(definition, prior)]);
  const config = keepUnchanged(definition.attributes, { before, after, found: prior });
  const planned = await planChange(call, resource, { config, prior, privateState });
  refuseProblems(planned.problems, definition.attributes);
  return { config, prior, privateState, earlier, planned };
}

/**
 * The app's folders and files are fetched for each request, to different paths. An asset with the same address has not changed, but a resource whose
 * content the service does not return can only compare paths.
 */
function keepAssets(
  { attributes }: ResourceDefinition,
  { ResourceProperties: after, OldResourceProperties: before = {} }: CloudFormationRequest,
  prior: Values,
  config: Values,
): Values {
  const same = Object.entries(flatAttributes(attributes)).flatMap(([name, attribute]) => {
    const isAsset = 'asset' in attribute && attribute.asset !== undefined;
    const property = pascalCase(name);
    return isAsset && after[property] === before[property] && config[name] !== undefined ? [[name, config[name]]] : [];
  });
  return { ...prior, ...(Object.fromEntries(same) as Values) };
}

async function replace(
  call: Call,
  resource: RegisteredResource,
  options: CreateOptions,
  earlier: PriorState,
  planned: Plan,
): Promise<Outcome> {
  const definition = resource.definition();
  const ids = [...importIdsOf(definition, earlier.state), importIdOf(options.event.PhysicalResourceId!)];
  return create(call, resource, options).catch(async (error: Error) => {
    if (error.name !== 'AlreadyExists' || !ids.includes((error as Error & { readonly importId: string }).importId)) {
      throw error;
    }
    const left = await leftAsItWas(call, resource, options, earlier);
    if (left) return left;
    throw nameConflict(definition, planned, importIdOf(options.event.PhysicalResourceId!), error);
  });
}

/** The replacement would have the name of the old object, which exists until the update has succeeded. */
function nameConflict(
  { attributes }: ResourceDefinition,
  { requiresReplace }: Plan,
  id: string,
  error: Error,
): Refusal {
  const names = requiresReplace.map((path) => pathInWords(attributes, path)).join(', ');
  return new Refusal(
    'stack-name-taken',
    `${names}: this change forces replacement. CloudFormation creates the new object before it deletes the old one (${id}), and the two cannot have the same name. ` +
      `The service reports: ${error.message}. Change the name in the same update, or remove the resource from the stack, deploy, and add it again.`,
  );
}

/** Deletes an object, if it exists. */
export async function remove(
  call: Call,
  resource: RegisteredResource,
  options: Pick<CreateOptions, 'event' | 'config'>,
): Promise<void> {
  const definition = resource.definition();
  const { event, config } = options;
  const importId = importIdOf(event.PhysicalResourceId!);
  const earlier = await readIfExists(call, resource, importId, config);
  if (!earlier && call.remaining?.recall() === undefined) return;
  const state = earlier?.state ?? importedState(definition, parseImportId(definition, importId));
  await resource
    .handlers()
    .delete(
      call.resourceContext(new CallPrivateState(earlier?.privateState.entries)),
      gather(definition.attributes, state),
    );
}
