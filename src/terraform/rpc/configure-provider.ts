import type { Values } from '../../definition/value';
import { providerSettings } from '../../handlers/provider/definition';
import type { Session } from '../session';
import { ConfigureProviderRequest, ConfigureProviderResponse, decodeDynamicValue } from '../wire/messages';
import { objectType } from '../wire-types';

/**
 * Takes the settings and connects to nothing: a stack that uses one wing need not configure the other, and values may still be
 * unknown in a plan.
 */
export function configureProvider(session: Session, request: ConfigureProviderRequest): ConfigureProviderResponse {
  session.configure(decodeDynamicValue(objectType(providerSettings.attributes), request.config) as Values ?? {}, request.terraformVersion ?? '');
  return { diagnostics: [] };
}
