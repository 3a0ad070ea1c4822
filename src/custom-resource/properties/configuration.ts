import { check } from '../../definition/check';
import { flatAttributes } from '../../definition/flatten';
import { providerDefaultProblems } from '../../definition/provider-defaults';
import type { ResourceDefinition } from '../../definition/resource';
import type { Values } from '../../definition/value';
import { registerSensitive } from '../../plan/sensitive-values';
import type { Call } from '../events/call';
import type { Properties } from '../events/event';
import { refuseProblems } from '../response/reason';
import { coerce } from './coerce';
import { resolveSecrets } from './resolve';

/** The function has no default of its own: changing it would not change any template. */
const WAYS =
  '`organization` in the property `platform` of the LintelProvider of AWS CDK, which writes it to the template';

/** Reads and checks the configuration, before any request to the service. Reports all problems at once. */
export async function readConfiguration(
  call: Call,
  definition: ResourceDefinition,
  properties: Properties,
): Promise<Values> {
  const { config, problems } = coerce(definition.attributes, properties);
  refuseProblems(problems, definition.attributes);
  const resolved = await resolveSecrets(
    definition.attributes,
    await withAssets(call, definition, config),
    call.stored,
    'refuse',
  );
  registerSensitive(definition.attributes, resolved);
  refuseProblems(
    [...check(definition, resolved), ...providerDefaultProblems(definition.attributes, resolved, {}, WAYS)],
    definition.attributes,
  );
  return resolved;
}

async function withAssets(call: Call, { attributes }: ResourceDefinition, config: Values): Promise<Values> {
  const hasAsset = Object.entries(flatAttributes(attributes)).some(
    ([name, attribute]) => name in config && 'asset' in attribute && attribute.asset,
  );
  if (!hasAsset) return config;
  // oxlint-disable-next-line typescript/no-require-imports -- most resources have no assets
  const { fetchAssets } = require('./assets') as typeof import('./assets');
  return fetchAssets(call, attributes, config);
}

/** Reads earlier properties. Another release may have written them, and their secrets may have been deleted, so invalid values are left out. */
export async function readPreviousConfiguration(
  call: Call,
  definition: ResourceDefinition,
  properties: Properties = {},
): Promise<Values> {
  const { config } = coerce(definition.attributes, properties);
  const resolved = await resolveSecrets(definition.attributes, config, call.stored, 'leave out');
  registerSensitive(definition.attributes, resolved);
  return resolved;
}
