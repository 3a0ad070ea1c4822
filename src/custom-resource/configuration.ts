import { fetchAssets } from './assets';
import type { Call } from './call';
import { coerce } from './coerce';
import type { Properties } from './event';
import { refuseProblems } from './reason';
import { resolveSecrets } from './resolve';
import { check } from '../definition/check';
import type { ResourceDefinition } from '../definition/resource';
import type { Values } from '../definition/value';
import { registerSensitive } from '../plan/sensitive-values';

/** What is wanted: everything that is wrong with it is told, and nothing is asked of the service before. */
export async function readConfiguration(call: Call, definition: ResourceDefinition, properties: Properties): Promise<Values> {
  const { config, problems } = coerce(definition.attributes, properties);
  refuseProblems(problems, definition.attributes);
  const resolved = await resolveSecrets(definition.attributes, await fetchAssets(call, definition.attributes, config), call.stored, 'refuse');
  registerSensitive(definition.attributes, resolved);
  refuseProblems(check(definition, resolved), definition.attributes);
  return resolved;
}

/** What was there before: written by whatever release, and naming secrets that may be gone. What cannot be understood is left out. */
export async function readEarlierConfiguration(call: Call, definition: ResourceDefinition, properties: Properties = {}): Promise<Values> {
  const { config } = coerce(definition.attributes, properties);
  const resolved = await resolveSecrets(definition.attributes, config, call.stored, 'leave out');
  registerSensitive(definition.attributes, resolved);
  return resolved;
}
