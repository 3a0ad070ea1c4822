import type { Attributes } from '../definition/attribute';
import { providerDefaultProblems, withProviderDefaults } from '../definition/provider-defaults';
import type { Values } from '../definition/value';
import { decodeDynamicValue, type DynamicValueMessage } from '../plugin-protocol/wire/messages';
import { InvalidDefault } from './diagnostics';
import type { Session } from './session';
import { objectType } from './wire-types';

const WAYS =
  '`organization` in the `platform` block of the provider, or the environment variable LINTEL_PLATFORM_ORGANIZATION or TFE_ORGANIZATION';

/**
 * The configuration in a request, completed with the provider's defaults. Throws `InvalidDefault` if both lack a value, or the default is not valid.
 */
export function readConfiguration(
  { defaults }: Session,
  { attributes }: { readonly attributes: Attributes },
  message: DynamicValueMessage | undefined,
): Values {
  const config = (decodeDynamicValue(objectType(attributes), message) as Values | undefined) ?? {};
  const [problem] = providerDefaultProblems(attributes, config, defaults, WAYS);
  if (problem) throw new InvalidDefault(problem);
  return withProviderDefaults(attributes, config, defaults);
}
