import { objectAt, textAt } from '../../../../clients/read-response';
import type { PrivateStateAccess } from '../../../contract';
import type { Data } from '../../shared/mounted-object';
import { parameterKeys } from './parameters';
import { isEarlierForm } from './state';

/** Stores what later reads need to know about a write: the keys that were sent as secrets, those that the plugin added, and the built-in version. */
export function rememberWrite(
  privateState: PrivateStateAccess,
  data: Data,
  config: { readonly pluginVersion?: string; readonly parameters?: object; readonly parametersWo?: object },
): void {
  const details = objectAt(data, 'connection_details');
  const secret = Object.keys(config.parametersWo ?? {});
  const sent = new Set([...Object.keys(config.parameters ?? {}), ...secret]);
  privateState.remember('secretParameters', secret.length > 0 ? secret : undefined);
  privateState.remember(
    'addedParameters',
    parameterKeys(details).filter((key) => !sent.has(key)),
  );
  privateState.remember(
    'builtInVersion',
    config.pluginVersion !== undefined && !isEarlierForm(data) && textAt(data, 'plugin_version') === ''
      ? config.pluginVersion
      : undefined,
  );
}

/** Stores the same without a response. It is then unknown whether a parameter that is not configured comes from the plugin or from another client. */
export function rememberConfigured(
  privateState: PrivateStateAccess,
  { pluginVersion, parametersWo }: { readonly pluginVersion?: string; readonly parametersWo?: object },
): void {
  privateState.remember('secretParameters', Object.keys(parametersWo ?? {}));
  privateState.remember('onlyConfigured', true);
  privateState.remember('builtInVersion', pluginVersion);
}
