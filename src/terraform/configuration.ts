import { InvalidDefault } from './diagnostics';
import type { Session } from './session';
import { objectType } from './wire-types';
import type { Attributes } from '../definition/attribute';
import { providerDefaultProblems, withPlannedDefaults, withProviderDefaults } from '../definition/provider-defaults';
import type { Values } from '../definition/value';
import { decodeDynamicValue, type DynamicValueMessage } from '../plugin-protocol/wire/messages';

const WAYS =
  '`organization` in the `platform` block of the provider, or the environment variable LINTEL_PLATFORM_ORGANIZATION or TFE_ORGANIZATION';

/**
 * The configuration in a request, completed by the defaults of the provider: by those of the plan, if it has been planned. Throws `InvalidDefault` if
 * nothing has a value, or the default is not valid.
 */
export function readConfiguration(
  { defaults }: Session,
  { attributes }: { readonly attributes: Attributes },
  message: DynamicValueMessage | undefined,
  planned?: Values,
): Values {
  const written = (decodeDynamicValue(objectType(attributes), message) as Values | undefined) ?? {};
  const config = withPlannedDefaults(attributes, written, planned);
  const [problem] = providerDefaultProblems(attributes, config, defaults, WAYS);
  if (problem) throw new InvalidDefault(problem);
  return withProviderDefaults(attributes, config, defaults);
}
